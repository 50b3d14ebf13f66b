import { type Applied, ok, type Refused, type Result, type Seat, Transition } from '@turnwise/engine'
import { GATE, LAST, OFF, opponentOf, PIECES_A_SIDE, WATER } from './board.ts'
import { forbiddenBy, hasLegalMove, waterLanding } from './moves.ts'
import { MATCH_OVER, NOT_YOUR_TURN, type RuleCode, refuseBy } from './refusals.ts'
import { grantsExtraTurn, THROWS, type Throw } from './throws.ts'
import type { Action, Event, GameState, Piece, Player, Squares } from './types.ts'

type Flow = Transition<GameState, Event>

/** The rules as one function; an illegal action throws an Error that carries its code. */
export function reduce(state: GameState, action: Action): Pick<Applied<GameState, Event>, 'state' | 'events'> {
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
  const flow: Flow = new Transition<GameState, Event>(state)
  return perform(flow, action) ?? ok(flow.done())
}

function perform(flow: Flow, action: Action): Refused | undefined {
  const { state } = flow
  const malformed = problemOf(action)
  if (malformed !== undefined) return refuseBy(malformed)
  if (winnerOf(state) !== null) return MATCH_OVER
  if (action.type === 'throw') {
    if (state.throw !== null) return refuseBy('already-thrown')
    if (action.value === undefined) return refuseBy('no-value')
    takeThrow(flow, action.value)
    return undefined
  }
  if (state.throw === null) return refuseBy('throw-first')
  const forbidden = forbiddenBy(state.squares, state.turn, action.from, state.throw)
  if (forbidden !== undefined) return refuseBy(forbidden)
  takeMove(flow, action.from, state.throw)
  return undefined
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
function takeThrow(flow: Flow, value: Throw): void {
  const { squares, turn } = flow.state
  flow.reveals = true
  flow.emit({ type: 'thrown', seat: turn, value })
  if (hasLegalMove(squares, turn, value)) {
    replaceState(flow, flow.state, turn, value, value)
    return
  }
  flow.emit({ type: 'forfeited', seat: turn, value })
  replaceState(flow, flow.state, passTurn(flow, value), null, value)
}

function takeMove(flow: Flow, from: number, value: Throw): void {
  const { squares, borneOff, turn } = flow.state
  const to = from + value
  if (to !== OFF) {
    const pieces = { squares: moved(flow, from, to), borneOff }
    replaceState(flow, pieces, passTurn(flow, value), null, value)
    return
  }
  const count = borneOff[turn] + 1
  const pieces: Pieces = {
    squares: without(squares, from),
    borneOff: turn === 0 ? [count, borneOff[1]] : [borneOff[0], count],
  }
  flow.emit({ type: 'borne-off', seat: turn, from, count })
  const isWon = count === PIECES_A_SIDE
  if (isWon) flow.emit({ type: 'won', seat: turn })
  replaceState(flow, pieces, isWon ? turn : passTurn(flow, value), null, value)
}

type Pieces = Pick<GameState, 'squares' | 'borneOff'>

/** A literal and not `flow.change`: copying the state by spread made a random game 18 % slower. */
function replaceState(
  flow: Flow,
  { squares, borneOff }: Pieces,
  turn: Player,
  thrown: Throw | null,
  lastThrow: Throw,
): void {
  flow.state = { throws: flow.state.throws, squares, borneOff, turn, throw: thrown, lastThrow }
}

function moved(flow: Flow, from: number, to: number): Squares {
  const { squares, turn: seat } = flow.state
  const after = squares.slice()
  const piece = squares[from - 1] ?? null
  const met = squares[to - 1] ?? null
  flow.emit({ type: 'moved', seat, from, to })
  after[from - 1] = met
  if (met !== null) flow.emit({ type: 'swapped', seat: met.seat, from: to, to: from })
  if (to === WATER) {
    const landing = waterLanding(after)
    after[landing - 1] = piece
    flow.emit({ type: 'water', seat, from: WATER, to: landing })
  } else if (to === GATE) {
    after[to - 1] = withGate(piece)
    if (piece?.gate === false) flow.emit({ type: 'gate-opened', seat, square: GATE })
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

function passTurn(flow: Flow, value: Throw): Player {
  const { turn: seat } = flow.state
  if (grantsExtraTurn(value)) {
    flow.emit({ type: 'extra-turn', seat, value })
    return seat
  }
  const next = opponentOf(seat)
  flow.emit({ type: 'turn-passed', seat: next })
  return next
}
