import { mcts, randomBot } from '@turnwise/bots'
import type { Bot } from '@turnwise/engine'
import { game } from '../index.ts'
import { cautious } from './cautious.ts'

/** Searches in states that fit its view: the dice under the other cups are drawn again each time. */
const gambler = mcts(
  game,
  {
    id: 'gambler',
    title: 'Gambler',
    description: 'Imagines what lies under the other cups and plays it out many times.',
  },
  { determinize: true },
)

/** Weakest first. */
export const bots: readonly Bot[] = [randomBot(), gambler, cautious]
