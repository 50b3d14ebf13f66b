import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { CATALOG } from '@turnwise/catalog'
import { createRng, type GameModule, Match, parseWith } from '@turnwise/engine'
import { expect, test } from 'vitest'
import type { LogRow } from '../store/store.ts'
import { bytesOf } from './live-cache.ts'
import { followRows, newLive } from './live-match.ts'

setFlagsFromString('--expose-gc')
// The heap would shrink beside the measurement when V8 drops code that has not run for a while.
setFlagsFromString('--no-flush-bytecode')
const collect: () => void = runInNewContext('gc')
const COPIES = 6
const ROUNDS = 5

function heapInUse(): number {
  collect()
  collect()
  return process.memoryUsage().heapUsed
}

/** How much the heap grows while what `make` gives is kept. The middle of several rounds, since V8 uses the same heap. */
function bytesTakenBy(make: () => unknown): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = heapInUse()
    const kept = [make()]
    const taken = heapInUse() - before
    kept.pop()
    return taken
  })
  return rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]!
}

function randomLog(module: GameModule, seed: string, seats: number): readonly LogRow[] {
  const options = parseWith(module.game.options, {})
  if (!options.ok) throw new Error(options.error.message)
  const match = new Match(module.game, { seed, options: options.value, seats })
  const rng = createRng(seed)
  while (match.toAct.length > 0 && match.seq < 300) {
    const [seat = 0] = match.toAct
    const actions = match.legalActions(seat)
    const action = actions[rng.int(actions.length)]
    if (action === undefined || !match.play(seat, action).ok) break
  }
  return match.log.map(entry => ({ entry, at: 1 }))
}

test.each(CATALOG.map(({ id }) => id))('the estimated size of a match of %s is close to its real one', async id => {
  const module = await CATALOG.find(entry => entry.id === id)!.load()
  const { min } = module.game.seats
  const seats = Array.from({ length: min }, (_, seat) => ({
    seat,
    name: `P${seat}`,
    bot: null,
    tokenHash: null,
    open: false,
  }))
  // As text, since that is how a match comes from a store.
  const texts = Array.from({ length: COPIES }, (_, i) => JSON.stringify(randomLog(module, `seed ${i}`, min)))
  const load = (text: string, i: number) => {
    const stored = {
      id: `m${i}`,
      game: id,
      version: '1',
      seed: `seed ${i}`,
      options: {},
      createdAt: 1,
      spectators: true,
      listed: false,
      clock: null,
    }
    const live = newLive(module, stored, seats)
    followRows(live, JSON.parse(text))
    return live
  }
  const taken = bytesTakenBy(() => texts.map(load))
  const estimated = texts.map(load).reduce((sum, live) => sum + bytesOf(live), 0)
  expect(estimated, `${taken} bytes were taken`).toBeGreaterThan(taken / 2)
  expect(estimated, `${taken} bytes were taken`).toBeLessThan(taken * 6)
})
