import { describeConformance } from '@turnwise/conformance'
import { game } from './index.ts'

describeConformance(game, {
  // What lies under the other cups, and what the next rolls come from.
  hidden: { seat: ['dice.{other}.*', 'random'], spectator: ['dice.*.*', 'random'] },
  seats: [2, 3, 6],
  seeds: 12,
  options: [{}, { dice: 2, rounds: 3 }],
})
