import type { Throw } from '../throws.ts'
import type { Piece, Player, State } from '../types.ts'

/**
 * A position in a line, as the terminal writes pieces: `x5 X26 o10`. x and X are the first seat, o and O the second;
 * a capital has landed on 26. Pieces that are not named are borne off.
 */
export function position(text: string, turn: Player = 0, value: Throw | null = null): State {
  const squares: (Piece | null)[] = Array.from({ length: 30 }, () => null)
  const count: [number, number] = [0, 0]
  for (const word of text.split(' ').filter(part => part !== '')) {
    const letter = word[0]!
    const seat: Player = letter.toLowerCase() === 'x' ? 0 : 1
    const square = Number(word.slice(1))
    squares[square - 1] = { id: seat * 5 + count[seat]++, seat, gate: letter !== letter.toLowerCase() }
  }
  return { throws: 'sticks', squares, borneOff: [5 - count[0], 5 - count[1]], turn, throw: value, lastThrow: value }
}

/** The same line back, along the path. */
export function formatPosition(state: State): string {
  return state.squares
    .flatMap((piece, i) => {
      if (piece === null) return []
      const letter = piece.seat === 0 ? 'x' : 'o'
      return [`${piece.gate ? letter.toUpperCase() : letter}${i + 1}`]
    })
    .join(' ')
}
