import { careful } from './net/careful.ts'
import { evaluator, loadNet } from './net/net.ts'
import { searchBot } from './search-bot.ts'

/** Expects the best reply to everything. */
export const master = searchBot({
  id: 'master',
  title: 'Master',
  description: 'Expects no mistake and makes few.',
  depth: 1,
  evaluate: evaluator(loadNet(careful)),
  tremble: 0,
})
