import { drawInt, type Random, seedRandom } from '@turnwise/engine'
import type { Options, State } from './types.ts'

export const FACES = 6
export const MOST_SEATS = 6

export function setup(options: Options, seats: number, seed: string): State {
  const cups = Array.from({ length: seats }, () => options.dice)
  const { dice, random } = roll(cups, seedRandom(seed, 'dice'))
  return { options, dice, turn: null, bid: null, round: 1, last: null, outcome: null, random }
}

/** Cups with so many dice each. */
export function roll(cups: readonly number[], from: Random): Pick<State, 'dice' | 'random'> {
  let random = from
  const dice = cups.map(count =>
    Array.from({ length: count }, () => {
      const [face, next] = drawInt(random, FACES)
      random = next
      return face + 1
    }),
  )
  return { dice, random }
}
