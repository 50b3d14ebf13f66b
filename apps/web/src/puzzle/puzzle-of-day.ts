import { createRng, type Puzzle } from '@turnwise/engine'

/** In every round of days each puzzle comes once, in an order of its own. */
export function puzzleOfDay(puzzles: readonly Puzzle[], day: number): Puzzle | undefined {
  const round = Math.floor(day / Math.max(1, puzzles.length))
  return createRng(`puzzles of round ${round}`).shuffle(puzzles)[day % Math.max(1, puzzles.length)]
}
