import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '../../store/open-store.ts'
import { type Cluster, startCluster } from '../private-cluster.ts'
import { CHANGES, playEverything, type Session } from './everything.ts'
import { type Layouts, postgresLayouts, type Row, type Rows, sqliteLayouts } from './layouts.ts'

let cluster: Cluster
const folder = mkdtempSync(join(tmpdir(), 'turnwise-upgrades-'))
beforeAll(async () => {
  cluster = await startCluster('')
})
afterAll(async () => {
  await cluster.close()
  rmSync(folder, { recursive: true })
})

/** What a migration computes from what was there. */
const COMPUTED: Readonly<Record<string, readonly string[]>> = {
  matches: ['open_seats', 'digest', 'state'],
  log: ['digest'],
  tally: ['id', 'entries'],
  tallies: ['writer', 'lane', 'entries'],
}

/** The database itself is closed and opened again so often. */
const REOPENED = 12

/** Arrivals are moved into the log when a store is closed. */
const EMPTY = ['arrivals']

/** What a database of an earlier layout must hold after the upgrade: all that it had, and nothing else. */
function afterUpgrade(source: Rows, columns: Readonly<Record<string, readonly string[]>>): Rows {
  const kept = Object.entries(source).map(([table, rows]) => {
    const had = columns[table]
    const computed = COMPUTED[table] ?? []
    if (had === undefined && computed.length === 0) return [table, table === 'served' ? freshServed(rows) : []]
    const keep = ([name]: readonly [string, unknown]) => had?.includes(name) === true || computed.includes(name)
    const withoutNew = (row: Row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, keep([name, value]) ? value : null]))
    return [table, rows.map(withoutNew)]
  })
  return Object.fromEntries(kept)
}

/** One store has an empty row there from the beginning. */
function freshServed([row]: readonly Row[]): readonly Row[] {
  return row !== undefined && 'before_at' in row ? [{ id: 1, before_at: null, at: null }] : []
}

/** Entries are counted by writer and lane; an upgrade counts them all in the first. */
function comparable({ tallies, ...rows }: Rows): Rows {
  const ordered = Object.entries(rows).map(([table, all]) => [table, all.map(row => JSON.stringify(row)).sort()])
  const counted = (tallies ?? []).reduce((sum, { entries }) => sum + Number(entries), 0)
  return Object.fromEntries([...ordered, ...(tallies === undefined ? [] : [['tallies', counted]])])
}

describe.each<[string, () => Layouts]>([
  ['SQLite', () => sqliteLayouts(folder)],
  ['PostgreSQL', () => postgresLayouts(cluster.url)],
])('a database of %s', (_name, layoutsOf) => {
  let layouts: Layouts
  let source: Rows
  let session: Session
  beforeAll(async () => {
    layouts = layoutsOf()
    await (await layouts.create('source', 0)).close()
    const store = await openStore(layouts.storage('source'))
    session = await playEverything(async () => store)
    await store.close()
    const database = await layouts.open('source')
    source = await database.rows()
    await database.close()
  })

  test('has every column in use, by every command', () => {
    expect([...session.used]).toEqual(expect.arrayContaining(CHANGES))
    const unused = Object.entries(source)
      .filter(([table]) => !EMPTY.includes(table))
      .flatMap(([table, rows]) => {
        const names = Object.keys(rows[0] ?? { nothing: null })
        return names
          .filter(name => rows.every(row => row[name] === null || row[name] === undefined))
          .map(name => `${table}.${name}`)
      })
    expect(unused).toEqual([])
  })

  test('of every layout has everything after the upgrade that it had before', async () => {
    for (let version = 1; version <= layouts.migrations.length; version++) {
      const name = `layout${version}`
      const old = await layouts.create(name, version)
      const columns = await old.columns()
      for (const [table, names] of Object.entries(columns)) {
        for (const row of source[table] ?? []) {
          await old.insert(table, Object.fromEntries(names.map(column => [column, row[column]])))
        }
      }
      await old.close()
      const store = await openStore(layouts.storage(name))
      expect(await store.upkeep.findDamage(), name).toEqual([])
      await store.close()
      const upgraded = await layouts.open(name)
      expect(comparable(await upgraded.rows()), name).toEqual(comparable(afterUpgrade(source, columns)))
      await upgraded.close()
    }
  })

  test('holds the same after a restart between any two requests', async () => {
    await (await layouts.create('restarted', 0)).close()
    let store = await openStore(layouts.storage('restarted'))
    let opened = 0
    const again = await playEverything(async () => {
      if (++opened % REOPENED === 0) {
        await store.close()
        store = await openStore(layouts.storage('restarted'))
      }
      // Another object means another table, which knows nothing.
      return { ...store }
    })
    await store.close()
    expect(again.answers).toEqual(session.answers)
    const database = await layouts.open('restarted')
    expect(lasting(await database.rows())).toEqual(lasting(source))
    await database.close()
  })
})

/** Without what differs from process to process. */
function lasting({ served, outages, log, subscriptions, ...rows }: Rows): Rows {
  return comparable({
    ...rows,
    log: (log ?? []).map(({ writer, ...row }) => row),
    subscriptions: (subscriptions ?? []).map(({ id, ...row }) => row),
  })
}
