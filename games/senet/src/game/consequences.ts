import { apply } from './apply.ts'
import { holds, LAST, opponentOf, pieceAt } from './board.ts'
import { forbiddenBy, planMove } from './moves.ts'
import { THROWS } from './throws.ts'
import type { Player, Squares, State } from './types.ts'

/** What a legal move changes for the piece that moves, for explanations and marks on the board. */
export interface Consequences {
  /** A neighbour of the same side after the move: the two are a pair (rulings 5 and 6). */
  readonly partner: number | undefined
  /** The neighbour that is left alone. */
  readonly leaves: number | undefined
  /** Their pieces that cannot pass the pair with a throw with which they could before. */
  readonly stops: readonly number[]
  /** Their pieces that could swap with it on its square before, and could on its new one. */
  readonly reachedBefore: readonly number[]
  readonly reachedAfter: readonly number[]
}

/** Undefined for a move that is not legal, leaves the board or ends in the water. */
export function consequencesOf(state: State, from: number): Consequences | undefined {
  const planned = planMove(state, from)
  if (!planned.legal || planned.plan.bearsOff || planned.plan.washedTo !== null) return undefined
  const { turn, squares } = state
  const { to } = planned.plan
  const moved = apply(state, turn, { type: 'move', from })
  if (!moved.ok) return undefined
  const next = moved.value.state.squares
  const partner = [to - 1, to + 1].find(square => holds(next, square, turn))
  const left = [from - 1, from + 1].find(square => square !== to && holds(squares, square, turn))
  const other = opponentOf(turn)
  const isStopped = (at: Squares, square: number) =>
    THROWS.some(value => forbiddenBy(at, other, square, value) === 'blockade')
  return {
    partner,
    leaves: left !== undefined && partner === undefined ? left : undefined,
    stops: squaresOf(next, other).filter(square => isStopped(next, square) && !isStopped(squares, square)),
    reachedBefore: reaching(squares, other, from),
    reachedAfter: reaching(next, other, to),
  }
}

function squaresOf(squares: Squares, seat: Player): readonly number[] {
  return Array.from({ length: LAST }, (_, i) => i + 1).filter(square => pieceAt(squares, square)?.seat === seat)
}

/** Where this seat has pieces that one throw takes to the square, which is held by the other. */
function reaching(squares: Squares, seat: Player, square: number): readonly number[] {
  return squaresOf(squares, seat).filter(from =>
    THROWS.some(value => from + value === square && forbiddenBy(squares, seat, from, value) === undefined),
  )
}
