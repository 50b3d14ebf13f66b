import { fail, refuse } from '@turnwise/engine'
import type { MazeProblem } from './validate.ts'

/** Why an action is refused: a code for programs and the sentence that every face shows. */
export const REFUSALS = {
  matchOver: fail('match-over', 'The match is over.'),
  noSeat: fail('not-your-turn', 'You have no seat in this match.'),
  notYourTurn: fail('not-your-turn', 'It is not your turn.'),
  mazeIsFinal: fail('not-your-turn', 'Your maze is built; a built maze is final.'),
  startIsFinal: fail('not-your-turn', 'Your start is chosen; it is final.'),
  mazesAreBuilt: refuse('wrong-phase', 'The mazes are built already.'),
  mazesAreMissing: refuse('wrong-phase', 'Both mazes must be built first.'),
  startsAreChosen: refuse('wrong-phase', 'The start cells are chosen already.'),
  notBegun: refuse('wrong-phase', 'Play has not begun.'),
  nothingToMerge: refuse('nothing-to-merge', 'You are on your main map: there are no maps to join.'),
  mergeSpent: refuse('merge-spent', 'You have tried to join the maps in this turn already.'),
  conditionMet: refuse('condition-met', 'You have left with the true treasure: the round only has to be played out.'),
  offBoard: (size: number) => refuse('off-board', `x and y must be from 0 to ${size - 1}.`),
  invalidMaze: (first: MazeProblem, problems: readonly MazeProblem[]) =>
    refuse('invalid-maze', first.message, { problems }),
} as const
