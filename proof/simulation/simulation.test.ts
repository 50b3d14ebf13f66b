import { CATALOG } from '@turnwise/catalog'
import type { Catalog } from '@turnwise/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { sized } from '../size.ts'
import { loadAll } from './load-all.ts'
import { simulate } from './run.ts'
import { SAFE } from './sim-store.ts'
import { FAULTS } from './world.ts'

let catalog: Catalog = []
beforeAll(async () => {
  catalog = await loadAll(CATALOG)
})

/** What must be in the logs, and what must have been acknowledged beside them. */
const KINDS = ['action', 'undo', 'offer', 'answer', 'end', 'timeout']
const BESIDE = ['create-match', 'join-match', 'claim-seat', 'leave-match', 'say']

const run = (seed: number, unsafe = SAFE) => simulate(`s${seed}`, catalog, unsafe)

describe('three nodes on one disk, with everything going wrong', () => {
  const SEEDS = sized(15, 60)
  test(`${SEEDS} seeds: nothing acknowledged is lost, nothing is applied twice, no client misses anything`, async () => {
    const fired = new Map<string, number>()
    const seen = new Map<string, number>()
    let acknowledged = 0
    for (let seed = 0; seed < SEEDS; seed++) {
      const result = await run(seed)
      expect(result.problems, `seed s${seed}`).toEqual([])
      acknowledged += result.acknowledged
      for (const [fault, times] of Object.entries(result.fired)) fired.set(fault, (fired.get(fault) ?? 0) + times)
      for (const game of result.games) seen.set(game, (seen.get(game) ?? 0) + 1)
      for (const [what, times] of Object.entries({ ...result.kinds, ...result.beside })) {
        seen.set(what, (seen.get(what) ?? 0) + times)
      }
    }
    expect(acknowledged).toBeGreaterThan(SEEDS * 20)
    for (const what of [...CATALOG.map(({ id }) => id), ...KINDS, ...BESIDE]) {
      expect(seen.get(what), `${what} never happened`).toBeGreaterThan(SEEDS / 15)
    }
    for (const fault of FAULTS) expect(fired.get(fault), `${fault} never happened`).toBeGreaterThan(SEEDS / 6)
  })

  test('the same seed gives the same trace, another seed a different one', async () => {
    const [a, b, c] = [await run(7), await run(7), await run(8)]
    expect(a).toEqual(b)
    expect(a.trace).not.toBe(c.trace)
  })
})

describe('the harness finds', () => {
  const findsIn = async (unsafe: typeof SAFE) => {
    for (let seed = 0; seed < 40; seed++) {
      const { problems } = await run(seed, unsafe)
      if (problems.length > 0) return problems.join('\n')
    }
    return ''
  }
  test('an acknowledgement before the commit', async () => {
    expect(await findsIn({ ...SAFE, acknowledgesFirst: true })).toMatch(
      /lost|not the entry|otherwise|never was|different/,
    )
  })
  test.each(['creation', 'seats', 'chat'] as const)('%s acknowledged before it is stored', async acknowledgesEarly => {
    expect(await findsIn({ ...SAFE, acknowledgesEarly })).toMatch(/was acknowledged and is lost|was refused a seat/)
  })
  test('a table that ignores expected_seq', async () => {
    expect(await findsIn({ ...SAFE, ignoresExpectedSeq: true })).toMatch(/never asked for|not the entry|refused/)
  })
  test('a table that uses a snapshot which does not fit its log', async () => {
    expect(await findsIn({ ...SAFE, believesSnapshots: true })).not.toBe('')
  })
  test('a disk that is never synced', async () => {
    expect(await findsIn({ ...SAFE, losesOnCrash: true })).not.toBe('')
  })
})
