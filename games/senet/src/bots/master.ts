import type { Bot } from '@turnwise/engine'
import type { Action, View } from '../game/types.ts'
import { judge } from './judge.ts'
import { learned } from './net/learned.ts'
import { evaluator } from './net/net.ts'
import { searchBot } from './search-bot.ts'

/**
 * Expects any kind of opponent, perfect or careless, each as likely as the position suggests. Looking a third throw
 * ahead takes ten times as long.
 */
export const master: Bot<View, Action> = {
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
