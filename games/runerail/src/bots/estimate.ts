import type { Bot } from '@turnwise/engine'
import type { Action } from '../game/commands/index.ts'
import type { View } from '../game/types.ts'

/** Weights of gold, of joined cities and of both together; fitted to 853 positions of 40 games between planners and magnates. */
const GOLD = 5.7
const CITIES = 5.8
const BOTH = 5.6
/** Gold beyond the goal wins nothing by itself. */
const MOST_GOLD = 1.3

/**
 * Who is ahead, by how near everybody is to the two goals. Hands, loads and trains are left out, so it is no more than an
 * estimate: what a turn's track is worth shows only when it has paid.
 */
export const estimate: Required<Pick<Bot<View, Action>, 'evaluate' | 'judging'>> = {
  judging: { how: 'by gold and cities joined', within: 0.1, isCoarse: true },
  evaluate({ players, joined, options }) {
    const weights = players.map(({ gp, debt, resigned }, seat) => {
      if (resigned) return 0
      const gold = Math.min(MOST_GOLD, (gp - debt) / options.goal_gold)
      const cities = (joined[seat] ?? 0) / options.goal_cities
      return Math.exp(GOLD * gold + CITIES * cities + BOTH * gold * cities)
    })
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    return weights.map(weight => (total === 0 ? 1 / weights.length : weight / total))
  },
}
