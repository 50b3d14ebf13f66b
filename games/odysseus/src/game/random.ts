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
