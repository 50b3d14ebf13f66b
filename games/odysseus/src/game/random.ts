import { fractionAt, jump, type Random } from '@turnwise/engine'
import type { RNG } from './types.ts'

/** The generator for a state's seed and position. */
export function rngFrom(random: Random): RNG {
  let next = random
  return {
    next() {
      const fraction = fractionAt(next)
      next = jump(next, 1)
      return fraction
    },
  }
}

/** Fisher–Yates; takes one number for each item but the first. */
export function shuffle<Item>(rng: RNG, items: readonly Item[]): Item[] {
  const result = items.slice()
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(rng.next() * (i + 1))
    const picked = result[j] as Item
    result[j] = result[i] as Item
    result[i] = picked
  }
  return result
}

/** The generator's position after one shuffle of this many items. */
export function afterShuffle(random: Random, items: number): Random {
  return jump(random, Math.max(0, items - 1))
}
