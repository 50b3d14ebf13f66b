import { bold } from './net/bold.ts'
import { evaluator, loadNet } from './net/net.ts'
import { searchBot } from './search-bot.ts'

/**
 * Expects an opponent who moves any piece three times in five, and plays to profit from it: against perfect play
 * caution pays, but a careful player lets a careless one off.
 */
export const thinker = searchBot({
  id: 'thinker',
  title: 'Thinker',
  description: 'Weighs every throw and every reply, and counts on your mistakes.',
  depth: 1,
  evaluate: evaluator(loadNet(bold)),
  tremble: 0.6,
})
