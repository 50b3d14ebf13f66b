import { actionRow, someMatch, someSeats } from '@turnwise/table/describe-store'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cluster, startCluster } from '../../tests/private-cluster.ts'
import { openPostgresStore, type SharedStore } from './postgres-store.ts'

let cluster: Cluster
let store: SharedStore
beforeAll(async () => {
  cluster = await startCluster('')
  store = await openPostgresStore({ url: cluster.url, connections: 3 })
})
afterAll(async () => {
  await store.close()
  await cluster.close()
})

test('requests do not wait for ever for a hanging database, and later ones try it again', async () => {
  const match = someMatch()
  const [seat] = someSeats()
  await store.createMatch(match, someSeats(), [actionRow(1)], null)
  cluster.suspend()
  try {
    const asked = [
      store.append(match.id, actionRow(2), null),
      store.append(match.id, actionRow(3), null),
      store.createMatch(someMatch(), someSeats(), [], null),
      store.replaceSeat(match.id, seat, { ...seat, name: 'Other' }),
      store.say(match.id, 0, 'hello', 1),
      store.loadMatch(match.id),
      store.readLog(match.id, 0),
      store.listMatches({ listedOnly: false, limit: 5 }),
      store.logEnds([match.id]),
    ]
    const results = await Promise.allSettled(asked)
    expect(results.map(({ status }) => status)).toEqual(asked.map(() => 'rejected'))
  } finally {
    cluster.resume()
  }
  await expect.poll(() => store.loadMatch(match.id).then(Boolean, () => false)).toBe(true)
  // Entries sent meanwhile may or may not be stored, and may still arrive; the log has no gaps and continues.
  const appendNext = async () => {
    const log = await store.readLog(match.id, 0)
    expect(log.map(({ entry }) => entry.seq)).toEqual(log.map((_row, i) => i + 1))
    return store.append(match.id, actionRow(log.length + 1), null)
  }
  await expect.poll(appendNext).toBe('ok')
})

test('entries of other matches do not wait for one that hangs', async () => {
  const hanging = someMatch()
  const others = Array.from({ length: 8 }, () => someMatch())
  for (const match of [hanging, ...others]) await store.createMatch(match, someSeats(), [], null)
  const admin = new Client({ connectionString: cluster.url })
  await admin.connect()
  await admin.query('BEGIN')
  await admin.query(`INSERT INTO log (match_id, seq, entry, at, writer) VALUES ($1, 1, '', 0, '')`, [hanging.id])
  let isDone = false
  const done = store.append(hanging.id, actionRow(1), null).finally(() => {
    isDone = true
  })
  const asked: Promise<string>[] = []
  for (const { id } of others) {
    await expect.poll(() => store.upkeep.waiting()).toBe(0)
    asked.push(store.append(id, actionRow(1), null))
  }
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['ok']))
  expect(isDone).toBe(false)
  await admin.query('ROLLBACK')
  await admin.end()
  expect(await done).toBe('ok')
})

test('synchronous_commit that is switched off while the server runs does not reach it', async () => {
  const admin = new Client({ connectionString: cluster.url })
  await admin.connect()
  await admin.query('ALTER SYSTEM SET synchronous_commit = off')
  await admin.query('SELECT pg_reload_conf()')
  await expect.poll(async () => (await admin.query('SHOW synchronous_commit')).rows[0]?.synchronous_commit).toBe('off')
  const shown = await Promise.all(Array.from({ length: 6 }, () => store.pool.query('SHOW synchronous_commit')))
  expect(new Set(shown.map(({ rows }) => rows[0]?.synchronous_commit))).toEqual(new Set(['on']))
  await admin.query('ALTER SYSTEM RESET synchronous_commit')
  await admin.query('SELECT pg_reload_conf()')
  await admin.end()
})

test('fsync that is switched off while the server runs is noticed: nothing is written until it is on again', async () => {
  const set = async (value: 'on' | 'off') => {
    const admin = new Client({ connectionString: cluster.url })
    await admin.connect()
    await admin.query(`ALTER SYSTEM SET fsync = ${value}`)
    await admin.query('SELECT pg_reload_conf()')
    await admin.end()
  }
  const match = someMatch()
  await store.createMatch(match, someSeats(), [], null)
  await set('off')
  await expect.poll(() => store.findUnsafeSetting()).toContain('fsync = off')
  const refused = { code: 'unavailable' }
  await expect(store.append(match.id, actionRow(1), null)).rejects.toMatchObject(refused)
  await expect(store.createMatch(someMatch(), someSeats(), [], null)).rejects.toMatchObject(refused)
  await expect(store.say(match.id, 0, 'hello', 1)).rejects.toMatchObject(refused)
  expect(await store.readLog(match.id, 0)).toEqual([])
  await set('on')
  await expect.poll(() => store.findUnsafeSetting()).toBeUndefined()
  expect(await store.append(match.id, actionRow(1), null)).toBe('ok')
})

test('a database that is made read-only is noticed at once, and nothing is stored', async () => {
  const set = async (value: 'on' | 'off') => {
    const admin = new Client({ connectionString: cluster.url, options: '-c default_transaction_read_only=off' })
    await admin.connect()
    await admin.query(`ALTER SYSTEM SET default_transaction_read_only = ${value}`)
    await admin.query('SELECT pg_reload_conf()')
    await admin.end()
  }
  const match = someMatch()
  const [seat] = someSeats()
  await store.createMatch(match, someSeats(), [], null)
  await set('on')
  const isReadOnly = async () => (await store.pool.query('SHOW transaction_read_only')).rows[0]?.transaction_read_only
  await expect.poll(isReadOnly).toBe('on')
  const writes = () => [
    store.append(match.id, actionRow(1), null),
    store.createMatch(someMatch(), someSeats(), [], null),
    store.replaceSeat(match.id, seat, { ...seat, name: 'Other' }),
    store.say(match.id, 0, 'hello', 1),
  ]
  // Every connection learns of it when it is used next.
  await expect
    .poll(async () => (await Promise.allSettled(writes())).map(({ status }) => status))
    .not.toContain('fulfilled')
  const refusals = async () => {
    const settled = await Promise.allSettled(writes())
    return settled.map(write => (write.status === 'rejected' ? [write.reason.code, write.reason.message] : 'ok'))
  }
  const refused = ['unavailable', expect.stringContaining('read-only')]
  expect(await refusals()).toEqual(Array(4).fill(refused))
  expect(await store.findUnsafeSetting()).toContain('read-only')
  expect(await refusals()).toEqual(Array(4).fill(['unavailable', expect.any(String)]))
  expect(await store.loadMatch(match.id)).toMatchObject({ match: { id: match.id } })
  await set('off')
  await expect.poll(() => store.findUnsafeSetting()).toBeUndefined()
  const log = await store.readLog(match.id, 0)
  expect(await store.append(match.id, actionRow(log.length + 1), null)).toBe('ok')
})

test('a full disk is reported as such, and nothing is stored', async () => {
  const match = someMatch()
  await store.createMatch(match, someSeats(), [], null)
  const admin = new Client({ connectionString: cluster.url })
  await admin.connect()
  await admin.query(`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`)
  for (const table of ['log', 'chat']) {
    await admin.query(`CREATE TRIGGER no_room BEFORE INSERT ON ${table} EXECUTE FUNCTION no_room()`)
  }
  const refused = { code: 'unavailable' }
  await expect(store.append(match.id, actionRow(1), null)).rejects.toMatchObject(refused)
  await expect(store.createMatch(someMatch(), someSeats(), [actionRow(1)], null)).rejects.toMatchObject(refused)
  await expect(store.say(match.id, 0, 'hello', 1)).rejects.toMatchObject(refused)
  expect(await store.readLog(match.id, 0)).toEqual([])
  await admin.query('DROP FUNCTION no_room() CASCADE')
  await admin.end()
  expect(await store.append(match.id, actionRow(1), null)).toBe('ok')
})
