import { type Applied, ok, type Refused, type Result, type Seat, Transition } from '@turnwise/engine'
import { GATE, OFF, opponentOf, PIECES_A_SIDE, WATER } from './board.ts'
import { winnerOf } from './legal.ts'
import { forbiddenBy, hasLegalMove, waterLanding } from './moves.ts'
import { REFUSALS } from './refusals.ts'
import { grantsExtraTurn, type Throw } from './throws.ts'
import type { Action, Event, Piece, Player, Squares, State } from './types.ts'

type Flow = Transition<State, Event>

export function apply(state: State, seat: Seat, action: Action): Result<Applied<State, Event>> {
  if (winnerOf(state) !== null) return REFUSALS.matchOver
  if (seat !== state.turn) return REFUSALS.notYourTurn
  const flow: Flow = new Transition<State, Event>(state)
  return perform(flow, action) ?? ok(flow.done())
}

function perform(flow: Flow, action: Action): Refused | undefined {
  const { state } = flow
  if (action.type === 'throw') {
    if (state.throw !== null) return REFUSALS.rule('already-thrown')
    if (action.value === undefined) return REFUSALS.rule('no-value')
    takeThrow(flow, action.value)
    return undefined
  }
  if (state.throw === null) return REFUSALS.rule('throw-first')
  const forbidden = forbiddenBy(state.squares, state.turn, action.from, state.throw)
  if (forbidden !== undefined) return REFUSALS.rule(forbidden)
  takeMove(flow, action.from, state.throw)
  return undefined
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

type Pieces = Pick<State, 'squares' | 'borneOff'>

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
