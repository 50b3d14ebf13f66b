import { FIRST_EXIT, GATE, holds, isSafe, LAST, OFF, opponentOf, pieceAt, REFUGE, WATER } from './board.ts'
import { RULE_SENTENCES, type RuleCode } from './refusals.ts'
import type { Throw } from './throws.ts'
import type { MoveAction, Player, Squares, State } from './types.ts'

/** The rule that forbids this move, or undefined if it is legal. It allocates nothing, since every search calls it. */
export function forbiddenBy(squares: Squares, seat: Player, from: number, value: Throw): RuleCode | undefined {
  const piece = pieceAt(squares, from)
  if (piece === null) return 'no-piece'
  if (piece.seat !== seat) return 'not-your-piece'
  const to = from + value
  if (to > GATE && !piece.gate) return 'gate-first'
  if (to > LAST && (to !== OFF || from < FIRST_EXIT)) return 'exact-exit'
  if (to <= LAST) {
    const met = pieceAt(squares, to)
    if (met !== null) {
      if (met.seat === seat) return 'own-piece'
      if (isSafe(to)) return 'safe-square'
      if (isProtected(squares, to)) return 'protected'
    }
  }
  return isBlocked(squares, seat, from, to) ? 'blockade' : undefined
}

/** Ruling 5: a neighbour of its own side before or after it along the path. */
export function isProtected(squares: Squares, square: number): boolean {
  const seat = pieceAt(squares, square)?.seat
  return seat !== undefined && (holds(squares, square - 1, seat) || holds(squares, square + 1, seat))
}

/** Ruling 6: two neighbours of the other side, both strictly between start and destination. */
function isBlocked(squares: Squares, seat: Player, from: number, to: number): boolean {
  const other = opponentOf(seat)
  for (let square = from + 1; square < to - 1; square++) {
    if (holds(squares, square, other) && holds(squares, square + 1, other)) return true
  }
  return false
}

/** Ruling 10: square 15, or the nearest empty one below it. With at most nine other pieces there always is one. */
export function waterLanding(squares: Squares): number {
  let square = REFUGE
  while (pieceAt(squares, square) !== null) square--
  return square
}

export function hasLegalMove(squares: Squares, seat: Player, value: Throw): boolean {
  for (let from = 1; from <= LAST; from++) {
    if (holds(squares, from, seat) && forbiddenBy(squares, seat, from, value) === undefined) return true
  }
  return false
}

/** Shared, so that listing the legal moves allocates only the list. */
export const MOVES: readonly MoveAction[] = Array.from({ length: LAST }, (_, i) =>
  Object.freeze({ type: 'move' as const, from: i + 1 }),
)

export function legalMoves(state: State): MoveAction[] {
  const { squares, turn, throw: value } = state
  const moves: MoveAction[] = []
  if (value === null) return moves
  for (const move of MOVES) {
    if (holds(squares, move.from, turn) && forbiddenBy(squares, turn, move.from, value) === undefined) moves.push(move)
  }
  return moves
}

/** What a legal move would do, for faces and bots, which hold no rules themselves. */
export interface MovePlan {
  readonly from: number
  /** Where the move leads before the water; 31 is off the board. */
  readonly to: number
  readonly bearsOff: boolean
  readonly swaps: boolean
  /** Where the water would put the piece. */
  readonly washedTo: number | null
  readonly opensGate: boolean
}

export type Planned =
  | { readonly legal: true; readonly plan: MovePlan }
  | { readonly legal: false; readonly code: RuleCode; readonly sentence: string }

/** Where the waiting throw would take the piece on `from`, or the rule that forbids it. */
export function planMove({ squares, turn, throw: value }: State, from: number): Planned {
  if (value === null) return unplanned('throw-first')
  const forbidden = forbiddenBy(squares, turn, from, value)
  if (forbidden !== undefined) return unplanned(forbidden)
  const to = from + value
  return {
    legal: true,
    plan: {
      from,
      to,
      bearsOff: to === OFF,
      swaps: to <= LAST && pieceAt(squares, to) !== null,
      washedTo: to === WATER ? waterLanding(squares) : null,
      opensGate: to === GATE && pieceAt(squares, from)?.gate === false,
    },
  }
}

function unplanned(code: RuleCode): Planned {
  return { legal: false, code, sentence: RULE_SENTENCES[code] }
}
