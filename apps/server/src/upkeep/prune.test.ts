import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryStore, type Store } from '@turnwise/table'
import { actionRow, someMatch, someSeats } from '@turnwise/table/describe-store'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { type Cluster, startCluster } from '../tests/private-cluster.ts'
import { pruneStore, type Retention } from './prune.ts'

const DAY = 86_400_000
const NOW = 100 * DAY
const OVER = { winners: [0], reason: 'borne-off' }

let cluster: Cluster
const folder = mkdtempSync(join(tmpdir(), 'turnwise-prune-'))
beforeAll(async () => {
  cluster = await startCluster('')
})
afterAll(async () => {
  await cluster.close()
  rmSync(folder, { recursive: true })
})

describe.each<[string, () => Promise<Store>]>([
  ['memory', async () => memoryStore()],
  ['SQLite', () => openStore({ kind: 'sqlite', folder })],
  ['PostgreSQL', () => openStore({ kind: 'postgres', url: cluster.url })],
])('retention in %s', (_name, open) => {
  let store: Store
  const ids: Record<string, string> = {}
  beforeAll(async () => {
    store = await open()
    const put = async (name: string, createdAt: number, lastAt: number | undefined, isOver: boolean) => {
      const match = someMatch({ createdAt })
      ids[name] = match.id
      await store.createMatch(match, someSeats(), [], null)
      if (lastAt !== undefined) await store.append(match.id, actionRow(1, lastAt), isOver ? OVER : null)
    }
    await put('old and over', 10 * DAY, 20 * DAY, true)
    await put('old, over lately', 10 * DAY, 95 * DAY, true)
    await put('old and abandoned', 10 * DAY, 20 * DAY, false)
    await put('never begun', 10 * DAY, undefined, false)
    await put('old and played on', 10 * DAY, 99 * DAY, false)
    await put('talked about', 10 * DAY, 20 * DAY, false)
    await put('new', 99 * DAY, undefined, false)
    await store.say(String(ids['talked about']), 0, 'still here', 98 * DAY)
  })
  afterAll(() => store.close())

  let elapsed = (from: number, to: number) => to - from
  let isInUse = (_id: string) => false
  /** What was found at this time, and what was deleted. */
  const prune = async (retention: Retention, isDryRun: boolean, now = NOW) => {
    const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]))
    const found: { due: string[]; deleted: string[] } = { due: [], deleted: [] }
    const time = { now: () => now, elapsed }
    for await (const { id, isDeleted } of pruneStore(store.upkeep!, retention, time, { isDryRun, isInUse }))
      found[isDeleted ? 'deleted' : 'due'].push(names.get(id) ?? id)
    return { due: found.due.sort(), deleted: found.deleted.sort() }
  }
  const isThere = async (name: string) => (await store.loadMatch(String(ids[name]))) !== undefined

  test('a dry run lists what is due, and changes nothing', async () => {
    const both = ['never begun', 'old and abandoned', 'old and over']
    expect(await prune({ finished: 30, abandoned: 30 }, true)).toEqual({ due: both, deleted: [] })
    expect(await prune({ finished: 30 }, true)).toEqual({ due: ['old and over'], deleted: [] })
    expect(await prune({}, true)).toEqual({ due: [], deleted: [] })
    for (const name of Object.keys(ids)) expect(await isThere(name)).toBe(true)
  })

  test('nothing is deleted that was not listed as due for three days', async () => {
    const due = ['never begun', 'old and abandoned']
    for (const days of [0, 1, 2, 2.99]) {
      expect(await prune({ abandoned: 30 }, false, NOW + days * DAY)).toEqual({ due, deleted: [] })
    }
    // Neither the dry runs nor the run for others have listed it.
    expect(await prune({ finished: 30 }, false, NOW + 4 * DAY)).toEqual({ due: ['old and over'], deleted: [] })
    for (const name of Object.keys(ids)) expect(await isThere(name)).toBe(true)
  })

  test('nor while no server was up', async () => {
    elapsed = (from, to) => (to - from) / 100
    expect((await prune({ abandoned: 30 }, false, NOW + 90 * DAY)).deleted).toEqual([])
    elapsed = (from, to) => to - from
  })

  test('nor what was listed before retention was off for a while', async () => {
    const due = ['old and over']
    await store.upkeep?.markDue([{ id: String(ids['old and over']), dueAt: NOW }], NOW + 4 * DAY)
    expect(await prune({ finished: 30 }, false, NOW + 6.1 * DAY)).toEqual({ due, deleted: [] })
    expect(await prune({ finished: 30 }, false, NOW + 8 * DAY)).toEqual({ due, deleted: [] })
  })

  test('nor what a clock that was ahead has listed', async () => {
    const later = NOW + 1000 * DAY
    await store.upkeep?.markDue([{ id: String(ids['old and over']), dueAt: later }], later)
    expect(await prune({ finished: 30 }, false, NOW + 4 * DAY)).toEqual({ due: ['old and over'], deleted: [] })
    expect(await prune({ finished: 30 }, false, NOW + 6 * DAY)).toEqual({ due: ['old and over'], deleted: [] })
  })

  test('nor what was used after it was listed', async () => {
    const id = String(ids['old, over lately'])
    await store.append(id, actionRow(2, 96 * DAY), OVER)
    await store.upkeep?.markDue([{ id, dueAt: 95 * DAY + 1 }], NOW + 5 * DAY)
    expect((await prune({ finished: 1 }, false, NOW + 6 * DAY)).due).toContain('old, over lately')
    expect(await isThere('old, over lately')).toBe(true)
  })

  test('nor what a player is connected to', async () => {
    isInUse = id => id === ids['old and over']
    expect(await prune({ finished: 30 }, false, NOW + 7.5 * DAY)).toEqual({ due: [], deleted: [] })
    isInUse = () => false
  })

  test('a match that was due for days is deleted with all its data, and the store stays sound', async () => {
    const deleted = ['never begun', 'old and abandoned']
    for (let days = 100; days < 103; days++) await prune({ abandoned: 30 }, false, NOW + days * DAY)
    expect((await prune({ abandoned: 30 }, false, NOW + 103 * DAY)).deleted).toEqual(expect.arrayContaining(deleted))
    expect((await prune({ finished: 30 }, false, NOW + 7.5 * DAY)).deleted).toEqual(['old and over'])
    for (const name of [...deleted, 'old and over']) expect(await isThere(name)).toBe(false)
    expect(await isThere('old, over lately')).toBe(true)
    expect((await store.upkeep?.findDamage()) ?? []).toEqual([])
    expect(await store.append(String(ids['old, over lately']), actionRow(3), null)).toBe('ok')
  })

  test('a match that is used meanwhile stays', async () => {
    expect(await store.upkeep?.deleteMatch(String(ids.new), 99 * DAY)).toBe('kept')
    expect(await store.upkeep?.deleteMatch('nobody', NOW)).toBe('kept')
  })
})
