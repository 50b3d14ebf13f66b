import { winnerOf } from './apply.ts'
import { PIECES_A_SIDE } from './board.ts'
import type { GameState, Piece, Player, View } from './types.ts'

export function viewOf(state: GameState): View {
  const { squares, borneOff, turn, lastThrow, throws } = state
  const view: View = {
    board: squares.map(piece => (piece === null ? null : piece.seat)),
    gate: squares.map(piece => piece?.gate === true),
    borneOff,
    turn,
    throw: state.throw,
    lastThrow,
    winner: winnerOf(state),
  }
  return throws === 'uniform' ? { ...view, throws } : view
}

/** Nothing is hidden; only the ids of the pieces, which no rule uses, are assigned again along the path. */
export function stateOf(view: View): GameState {
  const next: [number, number] = [0, PIECES_A_SIDE]
  const squares = view.board.map((seat: Player | null, i): Piece | null =>
    seat === null ? null : { id: next[seat]++, seat, gate: view.gate[i] === true },
  )
  const { borneOff, turn, lastThrow } = view
  return { throws: view.throws ?? 'sticks', squares, borneOff, turn, throw: view.throw, lastThrow }
}
