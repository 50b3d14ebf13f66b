import { type Applied, ok, type Result, type Seat } from '@turnwise/engine'
import { GATE, LAST, OFF, opponentOf, PIECES_A_SIDE, WATER } from './board.ts'
import { forbiddenBy, hasLegalMove, waterLanding } from './moves.ts'
import { MATCH_OVER, NOT_YOUR_TURN, type RuleCode, refuseBy } from './refusals.ts'
import { grantsExtraTurn, THROWS, type Throw } from './throws.ts'
import type { Action, Event, GameState, Piece, Player, Squares } from './types.ts'

export interface Step {
  readonly state: GameState
  readonly events: readonly Event[]
}

/** The rules as one function; an illegal action throws an Error that carries its code. */
export function reduce(state: GameState, action: Action): Step {
  const result = act(state, action)
  if (result.ok) return result.value
  const { code, message, details } = result.error
  throw Object.assign(new Error(message), { code: String(details?.rule_code ?? code) })
}

/** The form of the engine's contract: with a seat, and with refusals as values. */
export function apply(state: GameState, seat: Seat, action: Action): Result<Applied<GameState, Event>> {
  if (winnerOf(state) !== null) return MATCH_OVER
  if (seat !== state.turn) return NOT_YOUR_TURN
  return act(state, action)
}

export function winnerOf({ borneOff }: GameState): Player | null {
  if (borneOff[0] === PIECES_A_SIDE) return 0
  return borneOff[1] === PIECES_A_SIDE ? 1 : null
}

function act(state: GameState, action: Action): Result<Applied<GameState, Event>> {
  const malformed = problemOf(action)
  if (malformed !== undefined) return refuseBy(malformed)
  if (winnerOf(state) !== null) return MATCH_OVER
  if (action.type === 'throw') {
    if (state.throw !== null) return refuseBy('already-thrown')
    if (action.value === undefined) return refuseBy('no-value')
    return ok(takeThrow(state, action.value))
  }
  if (state.throw === null) return refuseBy('throw-first')
  const forbidden = forbiddenBy(state.squares, state.turn, action.from, state.throw)
  if (forbidden !== undefined) return refuseBy(forbidden)
  return ok(takeMove(state, action.from, state.throw))
}

/** Other programs call `reduce` too: a value that is not an action is refused like an illegal action. */
function problemOf(action: Action | null | undefined): RuleCode | undefined {
  if (action?.type === 'throw') return action.value === undefined || isThrow(action.value) ? undefined : 'bad-throw'
  if (action?.type !== 'move') return 'unknown-action'
  const { from } = action
  return Number.isInteger(from) && from >= 1 && from <= LAST ? undefined : 'bad-square'
}

function isThrow(value: number): boolean {
  return THROWS.some(candidate => candidate === value)
}

/** A throw without a legal move is forfeited in the same step (ruling 4). */
function takeThrow(state: GameState, value: Throw): Applied<GameState, Event> {
  const { throws, squares, borneOff, turn } = state
  const events: Event[] = [{ type: 'thrown', seat: turn, value }]
  if (hasLegalMove(squares, turn, value)) {
    return { state: { throws, squares, borneOff, turn, throw: value, lastThrow: value }, events, reveals: true }
  }
  events.push({ type: 'forfeited', seat: turn, value })
  const next = passTurn(turn, value, events)
  return { state: { throws, squares, borneOff, turn: next, throw: null, lastThrow: value }, events, reveals: true }
}

function takeMove(state: GameState, from: number, value: Throw): Applied<GameState, Event> {
  const { throws, turn } = state
  const events: Event[] = []
  const to = from + value
  let { squares, borneOff } = state
  if (to === OFF) {
    squares = without(squares, from)
    borneOff = turn === 0 ? [borneOff[0] + 1, borneOff[1]] : [borneOff[0], borneOff[1] + 1]
    const count = borneOff[turn]
    events.push({ type: 'borne-off', seat: turn, from, count })
    if (count === PIECES_A_SIDE) {
      events.push({ type: 'won', seat: turn })
      return { state: { throws, squares, borneOff, turn, throw: null, lastThrow: value }, events, reveals: false }
    }
  } else {
    squares = moved(squares, turn, from, to, events)
  }
  const next = passTurn(turn, value, events)
  return { state: { throws, squares, borneOff, turn: next, throw: null, lastThrow: value }, events, reveals: false }
}

function moved(squares: Squares, seat: Player, from: number, to: number, events: Event[]): Squares {
  const after = squares.slice()
  const piece = squares[from - 1] ?? null
  const met = squares[to - 1] ?? null
  events.push({ type: 'moved', seat, from, to })
  after[from - 1] = met
  if (met !== null) events.push({ type: 'swapped', seat: met.seat, from: to, to: from })
  if (to === WATER) {
    const landing = waterLanding(after)
    after[landing - 1] = piece
    events.push({ type: 'water', seat, from: WATER, to: landing })
  } else if (to === GATE) {
    after[to - 1] = withGate(piece)
    if (piece?.gate === false) events.push({ type: 'gate-opened', seat, square: GATE })
  } else {
    after[to - 1] = piece
  }
  return after
}

function withGate(piece: Piece | null): Piece | null {
  return piece === null || piece.gate ? piece : { id: piece.id, seat: piece.seat, gate: true }
}

function without(squares: Squares, square: number): Squares {
  const after = squares.slice()
  after[square - 1] = null
  return after
}

function passTurn(seat: Player, value: Throw, events: Event[]): Player {
  if (grantsExtraTurn(value)) {
    events.push({ type: 'extra-turn', seat, value })
    return seat
  }
  const next = opponentOf(seat)
  events.push({ type: 'turn-passed', seat: next })
  return next
}
