import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { MatchFilter, Store } from '@turnwise/table'
import { actionRow, someMatch, someSeats } from '@turnwise/table/describe-store'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from '../start-server.ts'
import { type Cluster, startCluster } from '../tests/private-cluster.ts'
import { readMigrations } from './migrations.ts'
import { openStore } from './open-store.ts'
import { listQuery as postgresList } from './postgres/list-matches.ts'
import { listQuery as sqliteList } from './sqlite/operations/list-matches.ts'

interface Tampered {
  readonly store: Store
  /** Writes directly into the database, bypassing the store. */
  run(sql: string): Promise<void>
  close(): Promise<void>
}

let cluster: Cluster
let databases = 0
beforeAll(async () => {
  cluster = await startCluster('')
})
afterAll(() => cluster.close())

async function newDatabase(): Promise<string> {
  const name = `damage${++databases}`
  const client = new Client({ connectionString: cluster.url })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  const url = new URL(cluster.url)
  url.pathname = name
  return url.href
}

async function onSqlite(prepare?: (run: (sql: string) => void) => void): Promise<Tampered> {
  const folder = mkdtempSync(join(tmpdir(), 'turnwise-damage-'))
  const beside = new DatabaseSync(join(folder, 'turnwise.sqlite'))
  prepare?.(sql => beside.exec(sql))
  const store = await openStore({ kind: 'sqlite', folder })
  return {
    store,
    // Entries are in either of two tables.
    async run(sql) {
      beside.exec(sql)
      beside.exec(sql.replace(/\blog\b/, 'arrivals'))
    },
    async close() {
      beside.close()
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}

async function onPostgres(prepare?: (run: (sql: string) => Promise<void>) => Promise<void>) {
  const url = await newDatabase()
  const beside = new Client({ connectionString: url })
  await beside.connect()
  const run = async (sql: string): Promise<void> => void (await beside.query(sql))
  await prepare?.(run)
  const store = await openStore({ kind: 'postgres', url })
  return {
    store,
    run,
    async close() {
      await beside.end()
      await store.close()
    },
  }
}

/** What reading the match and checking the whole store report. */
async function findings(store: Store, id: string): Promise<readonly string[]> {
  const read = await store.readLog(id, 0).then(
    () => [],
    error => [String(error)],
  )
  return [...read, ...((await store.upkeep?.findDamage()) ?? [])]
}

describe.each([
  ['SQLite', () => onSqlite()],
  ['PostgreSQL', () => onPostgres()],
])('damage in %s', (_name, open) => {
  let tampered: Tampered
  beforeAll(async () => {
    tampered = await open()
  })
  afterAll(() => tampered.close())

  test.each<[string, string]>([
    [
      'an entry that was changed',
      `UPDATE log SET entry = replace(entry, 'step', 'stop') WHERE match_id = 'THE-MATCH' AND seq = 3`,
    ],
    ['a time that was changed', `UPDATE log SET at = at + 1 WHERE match_id = 'THE-MATCH' AND seq = 3`],
    ['the first entry lost', `DELETE FROM log WHERE match_id = 'THE-MATCH' AND seq = 1`],
    ['an entry lost in between', `DELETE FROM log WHERE match_id = 'THE-MATCH' AND seq = 3`],
    ['the last entry lost', `DELETE FROM log WHERE match_id = 'THE-MATCH' AND seq = 5`],
    ['all entries lost', `DELETE FROM log WHERE match_id = 'THE-MATCH'`],
    ['a seed that was changed', `UPDATE matches SET seed = 'other' WHERE id = 'THE-MATCH'`],
  ])('%s is noticed', async (_what, sql) => {
    const { store, run } = tampered
    const match = someMatch()
    await store.createMatch(match, someSeats(), [actionRow(1), actionRow(2)], null)
    await store.append(match.id, actionRow(3), null)
    await store.append(match.id, actionRow(4), null)
    await store.append(match.id, actionRow(5), null)
    const before = await findings(store, match.id)
    await run(sql.replace('THE-MATCH', match.id))
    const after = await findings(store, match.id)
    expect(after.length).toBeGreaterThan(0)
    expect(after).not.toEqual(before)
  })
})

test('a damaged file is refused at the start with a sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'turnwise-damage-'))
  const file = join(folder, 'turnwise.sqlite')
  const store = await openStore({ kind: 'sqlite', folder })
  for (let i = 0; i < 30; i++) await store.createMatch(someMatch(), someSeats(), [actionRow(1), actionRow(2)], null)
  await store.close()
  const bytes = readFileSync(file)
  for (let at = 4096 * 2 + 100; at < bytes.length; at += 97) bytes[at] = (bytes[at] ?? 0) ^ 0x55
  writeFileSync(file, bytes)
  await expect(openStore({ kind: 'sqlite', folder })).rejects.toThrow(/is damaged [\s\S]* backup/)
  rmSync(folder, { recursive: true })
})

const OLD = `
INSERT INTO matches (id, game, version, seed, options, created_at, spectators, listed, clock, outcome)
  VALUES ('old', 'senet', '1.0.0', 's', '{}', 5, TRUE, TRUE, NULL, NULL), ('empty', 'senet', '1', 't', '{}', 6, TRUE, TRUE, NULL, NULL);
INSERT INTO seats (match_id, seat, name, bot, token_hash, open) VALUES ('old', 0, 'A', NULL, 'h', FALSE), ('old', 1, 'B', NULL, NULL, TRUE)`
const entryOf = (seq: number) => JSON.stringify(actionRow(seq).entry)

describe('a database from before there were digests', () => {
  test.each<[string, () => Promise<Tampered>]>([
    [
      'SQLite',
      () =>
        onSqlite(run => {
          for (const { sql } of readMigrations(new URL('./sqlite/migrations/', import.meta.url)).slice(0, 3)) run(sql)
          run('PRAGMA user_version = 3')
          run(OLD)
          for (const seq of [1, 2]) run(`INSERT INTO log VALUES ('old', ${seq}, '${entryOf(seq)}', ${seq})`)
        }),
    ],
    [
      'PostgreSQL',
      () =>
        onPostgres(async run => {
          const migrations = readMigrations(new URL('./postgres/migrations/', import.meta.url)).slice(0, 3)
          await run('CREATE TABLE turnwise_migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)')
          for (const { number, name, sql } of migrations) {
            await run(sql)
            await run(`INSERT INTO turnwise_migrations VALUES (${number}, '${name}')`)
          }
          await run(OLD)
          for (const seq of [1, 2]) await run(`INSERT INTO log VALUES ('old', ${seq}, '${entryOf(seq)}', ${seq}, 'w')`)
        }),
    ],
  ])('gets them when it is migrated, in %s', async (_name, open) => {
    const { store, run, close } = await open()
    expect(await findings(store, 'old')).toEqual([])
    expect(await store.append('old', actionRow(3), null)).toBe('ok')
    expect(await store.append('empty', actionRow(1), null)).toBe('ok')
    expect(
      (await store.listMatches({ status: 'open', listedOnly: true, limit: 9 })).map(({ match }) => match.id),
    ).toEqual(['old'])
    expect(await findings(store, 'old')).toEqual([])
    await run(`UPDATE log SET entry = replace(entry, 'step', 'stop') WHERE match_id = 'old' AND seq = 2`)
    expect(await findings(store, 'old')).toHaveLength(1)
    await close()
  })
})

test('what is missing in PostgreSQL is logged when a server starts', async () => {
  const url = await newDatabase()
  const lines: string[] = []
  const logger = pino({ level: 'warn' }, { write: line => lines.push(line) })
  const first = await startServer({ storage: { kind: 'postgres', url }, logger })
  const beside = new Client({ connectionString: url })
  await beside.connect()
  const { match_id } = await first.table.handle({ cmd: 'create-match', game: 'senet' }, { local: true })
  const [seat] = (await first.table.live(String(match_id))).match.toAct
  const thrown = await first.table.handle({ cmd: 'throw', match_id, player_id: seat }, { local: true })
  expect(thrown).toMatchObject({ status: 'ok' })
  await first.close()
  expect(lines).toEqual([])
  await beside.query('DELETE FROM log')
  await beside.end()
  const second = await startServer({ storage: { kind: 'postgres', url }, logger })
  await expect.poll(() => lines.join('')).toContain('There should be 1 entries in all, there are 0.')
  await second.close()
})

const LISTS: readonly Omit<MatchFilter, 'limit'>[] = [
  { listedOnly: true },
  { listedOnly: true, status: 'running' },
  { listedOnly: true, status: 'over' },
  { listedOnly: true, game: 'senet' },
  { listedOnly: true, game: 'senet', status: 'running' },
  { listedOnly: false },
  { listedOnly: false, status: 'over' },
  { listedOnly: false, status: 'running', clocked: true },
]

describe('no list of matches reads more matches than it shows', () => {
  test.each(LISTS)('SQLite: %j', async filter => {
    const folder = mkdtempSync(join(tmpdir(), 'turnwise-lists-'))
    await (await openStore({ kind: 'sqlite', folder })).close()
    const database = new DatabaseSync(join(folder, 'turnwise.sqlite'))
    for (const after of [undefined, { created_at: 5, id: 'x' }]) {
      const { sql, values } = sqliteList({ ...filter, limit: 10 }, after)
      const plan = database
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .all(...values)
        .map(({ detail }) => String(detail))
      const [first = '', ...others] = plan.filter(line => /\bm\b/.test(line))
      expect(others).toEqual([])
      expect(plan.join()).not.toContain('FOR ORDER BY')
      // Without a filter the index is read from its start, as far as the page is long.
      const isFiltered = after !== undefined || filter.status !== undefined || filter.game !== undefined
      expect(first).toMatch(isFiltered ? /^SEARCH m USING INDEX/ : /^SCAN m USING INDEX/)
      const compared = [filter.game && 'game=?', filter.status && 'state=?', after && 'created_at'].filter(Boolean)
      for (const column of compared) expect(first).toContain(column)
    }
    database.close()
    rmSync(folder, { recursive: true })
  })

  test.each([
    ['one in 300', 'n % 300 = 0', 'n % 300 = 1', 'n % 300 = 2'],
    ['the oldest', 'n < 6000', 'n < 9000', 'n BETWEEN 6000 AND 12000'],
    ['most', 'n % 4 < 3', 'n % 3 = 0', 'n % 3 = 1'],
  ])('PostgreSQL, where %s would be in it', async (_which, ofSenet, isOver, isRunning) => {
    const { run, close, store } = await onPostgres()
    await run(`INSERT INTO matches (id, game, version, seed, options, created_at, spectators, listed, clock, outcome, open_seats)
      SELECT 'm' || n, CASE WHEN ${ofSenet} THEN 'senet' ELSE 'maze' END, '1', 's', '{}', n, TRUE, n % 5 < 3,
        CASE WHEN n % 2 = 0 THEN '{"kind":"move","seconds":60}' END, CASE WHEN ${isOver} THEN '{}' END,
        CASE WHEN ${isRunning} THEN 0 ELSE 1 END
      FROM generate_series(1, 30000) AS n`)
    await run('ANALYZE matches')
    const { pool } = store as Store & {
      readonly pool: { query(text: string, values: unknown[]): Promise<{ rows: Record<string, string>[] }> }
    }
    for (const filter of LISTS) {
      for (const after of [undefined, { created_at: 9000, id: 'x' }]) {
        const { text, values } = postgresList({ ...filter, limit: 10 }, after)
        const { rows } = await pool.query(`EXPLAIN ${text}`, values)
        const plan = rows.map(row => Object.values(row)[0]).join('\n')
        // If few matches fit, all of them are read and sorted; else the index is read as far as the page is long.
        expect(plan, JSON.stringify(filter)).not.toMatch(/Seq Scan on matches/)
        expect(plan, JSON.stringify(filter)).toMatch(/Index Scan (using|on) matches_\w+/)
        expect(plan, JSON.stringify(filter)).not.toMatch(/Filter: .*(state|game|listed|clock)/)
      }
    }
    await close()
  })
})
