import type { Outcome, Seat, Weighted } from '@turnwise/engine'
import { PIECES_A_SIDE } from './board.ts'
import { legalMoves } from './moves.ts'
import { COMPLETIONS } from './throws.ts'
import type { Action, Player, State } from './types.ts'

// Shared lists: search and random play ask at every turn.
const NOBODY: readonly Seat[] = Object.freeze([])
const SEATS: readonly (readonly Seat[])[] = [Object.freeze([0]), Object.freeze([1])]
const NOTHING: readonly never[] = Object.freeze([])
const THROW: readonly Action[] = Object.freeze([Object.freeze({ type: 'throw' as const })])

export function toAct(state: State): readonly Seat[] {
  return winnerOf(state) === null ? (SEATS[state.turn] ?? NOBODY) : NOBODY
}

export function legalActions(state: State, seat: Seat): readonly Action[] {
  if (seat !== state.turn || winnerOf(state) !== null) return NOTHING
  return state.throw === null ? THROW : legalMoves(state)
}

export function chance(state: State, action: Action): readonly Weighted<Action>[] {
  return action.type === 'throw' ? COMPLETIONS[state.throws] : NOTHING
}

export function outcome(state: State): Outcome | undefined {
  const winner = winnerOf(state)
  return winner === null ? undefined : { winners: [winner], reason: 'borne-off', scores: state.borneOff }
}

export function winnerOf({ borneOff }: State): Player | null {
  if (borneOff[0] === PIECES_A_SIDE) return 0
  return borneOff[1] === PIECES_A_SIDE ? 1 : null
}
