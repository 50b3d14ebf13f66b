import { randomBot } from '@turnwise/bots'
import type { Bot } from '@turnwise/engine'
import type { Action } from '../game/commands/index.ts'
import type { View } from '../game/types.ts'
import { decide } from './decide.ts'
import { MAGNATE, PLANNER } from './settings.ts'

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
const estimate: Required<Pick<Bot<View, Action>, 'evaluate' | 'judging'>> = {
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

export const random: Bot<View, Action> = { ...randomBot(), choose: turn => turn.rng.pick(turn.legal) }

export const planner: Bot<View, Action> = {
  id: 'planner',
  title: 'Planner',
  description: 'Serves one demand at a time: the one that pays best for its track and distance.',
  choose: turn => decide(turn, PLANNER),
}

export const magnate: Bot<View, Action> = {
  ...estimate,
  id: 'magnate',
  title: 'Magnate',
  description: 'Plans several deliveries together, sails, and builds with the seven cities in mind.',
  choose: turn => decide(turn, MAGNATE),
}

/** Weakest first. */
export const bots = [random, planner, magnate] as const
