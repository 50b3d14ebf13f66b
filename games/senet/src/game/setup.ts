import { PIECES_A_SIDE, starterOf } from './board.ts'
import type { Options, Squares, State } from './types.ts'

/** Ruling 2: squares 1–10 alternately, the first seat on square 1 and first to throw. */
const START: Squares = Array.from({ length: 30 }, (_, i) => {
  if (i >= 2 * PIECES_A_SIDE) return null
  const seat = starterOf(i + 1)
  return { id: seat * PIECES_A_SIDE + Math.floor(i / 2), seat, gate: false }
})

export function setup(options: Options): State {
  return { throws: options.throws, squares: START, borneOff: [0, 0], turn: 0, throw: null, lastThrow: null }
}
