import { cartographer } from './cartographer.ts'
import { scout } from './scout.ts'
import { wanderer } from './wanderer.ts'

/** Weakest first. */
export const bots = [wanderer, scout, cartographer] as const
export { cartographer, scout, wanderer }
