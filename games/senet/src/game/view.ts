import { winnerOf } from './legal.ts'
import type { Event, State, View } from './types.ts'

/** Nothing is hidden: every viewer has this view. */
export function view(state: State): View {
  const { squares, borneOff, turn, lastThrow, throws } = state
  const shown: View = {
    board: squares.map(piece => (piece === null ? null : piece.seat)),
    gate: squares.map(piece => piece?.gate === true),
    borneOff,
    turn,
    throw: state.throw,
    lastThrow,
    winner: winnerOf(state),
  }
  return throws === 'uniform' ? { ...shown, throws } : shown
}

export function redact(event: Event): Event {
  return event
}
