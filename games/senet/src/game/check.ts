import { GATE, PIECES_A_SIDE, WATER } from './board.ts'
import { winnerOf } from './legal.ts'
import { hasLegalMove } from './moves.ts'
import type { Player, State } from './types.ts'

/** Sentences about what is impossible in a position reached by play. */
export function problemsOf(state: State): string[] {
  const problems: string[] = []
  const onBoard: [number, number] = [0, 0]
  const seen = new Set<number>()
  for (const [i, piece] of state.squares.entries()) {
    if (piece === null) continue
    const square = i + 1
    onBoard[piece.seat]++
    if (seen.has(piece.id)) problems.push(`Piece ${piece.id} stands on two squares.`)
    seen.add(piece.id)
    if (Math.floor(piece.id / PIECES_A_SIDE) !== piece.seat) {
      problems.push(`Piece ${piece.id} does not belong to seat ${piece.seat}.`)
    }
    if (square === WATER) problems.push('No piece can rest on square 27.')
    if (square >= GATE && !piece.gate) problems.push(`The piece on square ${square} must have landed on 26.`)
  }
  for (const seat of [0, 1] satisfies Player[]) {
    const count = onBoard[seat] + state.borneOff[seat]
    if (count !== PIECES_A_SIDE) problems.push(`Seat ${seat} has ${count} pieces instead of ${PIECES_A_SIDE}.`)
  }
  return problems.length > 0 ? problems : turnProblems(state)
}

function turnProblems(state: State): string[] {
  const { squares, borneOff, turn, lastThrow, throw: value } = state
  if (borneOff[0] === PIECES_A_SIDE && borneOff[1] === PIECES_A_SIDE) return ['Both seats have borne off everything.']
  const problems: string[] = []
  const winner = winnerOf(state)
  if (winner !== null && turn !== winner) problems.push('The match ends in the turn of the winner.')
  if (value === null) return problems
  if (winner !== null) problems.push('No throw waits once the match is over.')
  else if (!hasLegalMove(squares, turn, value)) problems.push(`A throw of ${value} has no legal move and is forfeited.`)
  if (lastThrow !== value) problems.push('The throw that waits must be the last throw.')
  return problems
}
