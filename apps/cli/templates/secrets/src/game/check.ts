import { totalDice } from './legal.ts'
import type { State } from './types.ts'

/** Problems of a state that fits its schema, as sentences; empty for a state that play can reach. */
export function problemsOf(state: State): readonly string[] {
  const { dice, turn, bid, options, outcome, round } = state
  const says = (wrong: boolean, sentence: string) => (wrong ? [sentence] : [])
  const hasDice = (seat: number) => (dice[seat] ?? []).length > 0
  const isOver = dice.filter(cup => cup.length > 0).length < 2
  return [
    ...says(
      dice.some(cup => cup.length > options.dice),
      'A cup has more dice than the players started with.',
    ),
    ...says(turn !== null && outcome === null && !hasDice(turn), 'It is the turn of a player without dice.'),
    ...says(bid !== null && (bid.count > totalDice(state) || !hasDice(bid.seat)), 'Nobody could have made the bid.'),
    ...says(turn === null && (bid !== null || round > 1), 'Play began before the first bidder was drawn.'),
    ...says(isOver && outcome === null, 'One player has all the dice, yet the match goes on.'),
    ...says(round > options.rounds, 'There is no such round.'),
    ...says(outcome?.winners.some(seat => !hasDice(seat)) === true, 'A winner has no dice.'),
  ]
}
