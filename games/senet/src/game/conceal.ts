import { PIECES_A_SIDE } from './board.ts'
import type { Piece, Player, State, View } from './types.ts'

/** Nothing is hidden. */
export function conceal(state: State): State {
  return state
}

/** Only the ids of the pieces, which no rule uses, are not in the view: they are assigned again along the path. */
export function resample(view: View): State {
  const next: [number, number] = [0, PIECES_A_SIDE]
  const squares = view.board.map((seat: Player | null, i): Piece | null =>
    seat === null ? null : { id: next[seat]++, seat, gate: view.gate[i] === true },
  )
  const { borneOff, turn, lastThrow } = view
  return { throws: view.throws ?? 'sticks', squares, borneOff, turn, throw: view.throw, lastThrow }
}
