import { learned } from './net/learned.ts'
import { evaluator } from './net/net.ts'
import { searchBot } from './search-bot.ts'

/** Assumes a careless opponent, and so plans its own way home without much regard for yours. */
export const thinker = searchBot({
  id: 'thinker',
  title: 'Thinker',
  description: 'Weighs every throw, expects little of you, and makes a mistake now and then.',
  depth: 1,
  evaluate: evaluator(learned, 'careless'),
  tremble: 1,
  slip: 0.08,
})
