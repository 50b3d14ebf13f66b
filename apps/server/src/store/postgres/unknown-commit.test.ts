import { actionRow, someMatch, someSeats } from '@turnwise/table/describe-store'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cluster, startCluster } from '../../tests/private-cluster.ts'
import { openPostgresStore, type SharedStore } from './postgres-store.ts'

let cluster: Cluster
let store: SharedStore
beforeAll(async () => {
  cluster = await startCluster()
  store = await openPostgresStore({ url: cluster.url, connections: 4 })
})
afterAll(async () => {
  await store.close()
  await cluster.close()
})

/** Cuts connections of the store. */
async function openCutter(which = 'true') {
  const axe = new Client({ connectionString: cluster.url })
  await axe.connect()
  let made = 0
  return {
    made: () => made,
    async cut() {
      const { rowCount } = await axe.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'turnwise %' AND ${which}`,
      )
      made += rowCount ?? 0
    },
    close: () => axe.end(),
  }
}

test('a commit whose connection is cut is settled by the log: each answer is right', async () => {
  const matches = Array.from({ length: 6 }, () => someMatch())
  for (const match of matches) await store.createMatch(match, someSeats(), [], null)
  const cutter = await openCutter("query LIKE '%INSERT INTO log%'")
  const acknowledged = new Map(matches.map(({ id }) => [id, 0]))
  await Promise.all(
    matches.map(async ({ id }) => {
      for (let seq = 1; cutter.made() < 5; ) {
        // There is no other writer here, so an append is never refused: it is only not stored yet.
        const [answer] = await Promise.all([store.append(id, actionRow(seq), null), seq % 20 === 0 && cutter.cut()])
        if (answer === 'ok') acknowledged.set(id, seq++)
      }
    }),
  )
  await cutter.close()
  for (const { id } of matches) {
    const log = await store.readLog(id, 0)
    expect(log.map(({ entry }) => entry.seq)).toEqual(Array.from({ length: acknowledged.get(id)! }, (_, i) => i + 1))
  }
})

test('matches created at once wait for a connection, however few there are', async () => {
  const matches = Array.from({ length: 120 }, () => someMatch())
  const narrow = await openPostgresStore({ url: cluster.url, connections: 1 })
  await Promise.all(matches.map(match => narrow.createMatch(match, someSeats(), [actionRow(1)], null)))
  for (const { id } of [matches[0]!, matches[119]!]) {
    expect((await narrow.loadMatch(id))?.seats).toEqual(someSeats())
    expect(await narrow.readLog(id, 0)).toEqual([actionRow(1)])
  }
  await narrow.close()
})

test('requests are answered although connections are cut', async () => {
  const matches = Array.from({ length: 200 }, () => someMatch())
  const [before] = someSeats()
  const cutter = await openCutter()
  let created = 0
  const answers = await Promise.all(
    matches.map(async match => {
      await store.createMatch(match, someSeats(), [], null)
      // Never faster than requests are answered.
      if (++created % 20 === 0) await cutter.cut()
      return store.replaceSeat(match.id, before, { ...before, tokenHash: 'another' })
    }),
  )
  await cutter.close()
  expect(cutter.made()).toBeGreaterThan(0)
  expect(new Set(answers)).toEqual(new Set(['ok']))
  const found = await Promise.all(matches.map(({ id }) => store.loadMatch(id)))
  expect(found.every(match => match?.seats[0]?.tokenHash === 'another' && match.revision === 1)).toBe(true)
})
