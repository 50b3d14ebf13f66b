import type { Bot } from '@turnwise/engine'
import type { Action, View } from '../game/types.ts'
import { greedy } from './greedy.ts'
import { judge } from './judge.ts'
import { evaluator, learned } from './net/net.ts'
import { searchBot } from './search-bot.ts'

const random: Bot<View, Action> = {
  id: 'random',
  title: 'Random',
  description: 'Moves any piece that can move.',
  choose: ({ legal, rng }) => rng.pick(legal),
}

/** Assumes a careless opponent, and so plans its own way home without much regard for yours. */
const thinker = searchBot({
  id: 'thinker',
  title: 'Thinker',
  description: 'Weighs every throw, expects little of you, and makes a mistake now and then.',
  depth: 1,
  evaluate: evaluator(learned, 'careless'),
  tremble: 1,
  slip: 0.08,
})

/**
 * Expects any kind of opponent, perfect or careless, each as likely as the position suggests. Looking a third throw
 * ahead takes ten times as long.
 */
const master: Bot<View, Action> = {
  ...judge,
  ...searchBot({
    id: 'master',
    title: 'Master',
    description: 'Looks two throws ahead and is ready for anyone.',
    depth: 2,
    evaluate: evaluator(learned, 'anyone'),
    tremble: 0.4,
    slip: 0,
  }),
}

/** Weakest first. */
export const bots = [random, greedy, thinker, master] as const
export { greedy, master, random, thinker }
