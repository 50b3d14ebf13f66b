import type { Bot } from '@turnwise/engine'
import { DIRS } from '../game/grid.ts'
import type { Action, View } from '../game/types.ts'
import { cartographer } from './cartographer.ts'
import { scout } from './scout.ts'

/** A random walk: the baseline for the others. */
const wanderer: Bot<View, Action> = {
  id: 'wanderer',
  title: 'Wanderer',
  description: 'Walks at random, and gets out one day.',
  choose(turn) {
    return turn.view.phase === 'play' ? { type: 'move', dir: turn.rng.pick(DIRS) } : turn.rng.pick(turn.legal)
  },
}

/** Weakest first. */
export const bots = [wanderer, scout, cartographer] as const
export { cartographer, scout, wanderer }
