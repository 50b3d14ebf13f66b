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

  const prune = async (retention: Retention, isDryRun: boolean): Promise<readonly string[]> => {
    const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]))
    const found: string[] = []
    for await (const { id } of pruneStore(store, retention, NOW, isDryRun)) found.push(names.get(id) ?? id)
    return found.sort()
  }
  const isThere = async (name: string) => (await store.loadMatch(String(ids[name]))) !== undefined

  test('a dry run lists what would be deleted, and deletes nothing', async () => {
    const both = ['never begun', 'old and abandoned', 'old and over']
    expect(await prune({ finished: 30, abandoned: 30 }, true)).toEqual(both)
    expect(await prune({ finished: 30 }, true)).toEqual(['old and over'])
    expect(await prune({}, true)).toEqual([])
    for (const name of Object.keys(ids)) expect(await isThere(name)).toBe(true)
  })

  test('a match that was unused for long enough is deleted with all its data, and the store stays sound', async () => {
    expect(await prune({ abandoned: 30 }, false)).toEqual(['never begun', 'old and abandoned'])
    expect(await prune({ finished: 30, abandoned: 30 }, false)).toEqual(['old and over'])
    const left = (await Promise.all(Object.keys(ids).map(async name => ((await isThere(name)) ? [name] : [])))).flat()
    expect(left).toEqual(['old, over lately', 'old and played on', 'talked about', 'new'])
    expect((await store.findDamage?.()) ?? []).toEqual([])
    expect(await store.append(String(ids['old and played on']), actionRow(2), null)).toBe('ok')
  })

  test('a match that is used meanwhile stays', async () => {
    expect(await store.deleteMatch?.(String(ids.new), 99 * DAY)).toBe('kept')
    expect(await store.deleteMatch?.('nobody', NOW)).toBe('kept')
  })
})
