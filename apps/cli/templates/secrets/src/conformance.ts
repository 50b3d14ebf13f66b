import type { ConformanceOptions } from '@turnwise/conformance/check'

/** How the conformance kit plays this game, in its tests and by `turnwise check`. */
export const conformance: ConformanceOptions = {
  // The dice under the other cups, and the generator of the next rolls.
  hidden: { seat: ['dice.{other}.*', 'random'], spectator: ['dice.*.*', 'random'] },
  seats: [2, 3, 6],
  seeds: 12,
  options: [{}, { dice: 2, rounds: 3 }],
}
