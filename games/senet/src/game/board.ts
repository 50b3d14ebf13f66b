import type { Piece, Player, Squares } from './types.ts'

/** The path is 1 to 30; one step further is off the board. */
export const LAST = 30
export const OFF = 31
export const PIECES_A_SIDE = 5

export const REFUGE = 15
export const GATE = 26
export const WATER = 27
/** The first square from which a piece may leave (ruling 8). */
export const FIRST_EXIT = 28

/** Square 30 is not one of them (ruling 9). */
export function isSafe(square: number): boolean {
  return square === REFUGE || (square >= GATE && square < LAST)
}

/** Who starts on a square: 1, 3, 5, 7, 9 the first seat, 2, 4, 6, 8, 10 the second. */
export function starterOf(square: number): Player {
  return square % 2 === 1 ? 0 : 1
}

export function pieceAt(squares: Squares, square: number): Piece | null {
  return squares[square - 1] ?? null
}

export function holds(squares: Squares, square: number, seat: Player): boolean {
  return squares[square - 1]?.seat === seat
}

/** Where a square lies on the board of three rows of ten; the middle row runs from right to left. */
export function cellOf(square: number): { readonly row: number; readonly column: number } {
  const row = Math.floor((square - 1) / 10)
  const along = (square - 1) % 10
  return { row, column: row === 1 ? 9 - along : along }
}

export function squareAt(row: number, column: number): number {
  return row * 10 + (row === 1 ? 9 - column : column) + 1
}

export function opponentOf(seat: Player): Player {
  return seat === 0 ? 1 : 0
}
