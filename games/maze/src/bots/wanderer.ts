import type { Bot } from '@turnwise/engine'
import { DIRS } from '../game/grid.ts'
import type { Action, View } from '../index.ts'

/** A random walk: the yardstick of the others. */
export const wanderer: Bot<View, Action> = {
  id: 'wanderer',
  title: 'Wanderer',
  description: 'Walks at random, and gets out one day.',
  choose({ legal, rng, view }) {
    return view.phase === 'play' ? { type: 'move', dir: rng.pick(DIRS) } : rng.pick(legal)
  },
}
