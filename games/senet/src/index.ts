import { type Game, parseWith } from '@turnwise/engine'
import { apply, winnerOf } from './game/apply.ts'
import { problemsOf } from './game/check.ts'
import { legalMoves } from './game/moves.ts'
import { setup } from './game/setup.ts'
import { COMPLETIONS } from './game/throws.ts'
import type { Action, Event, GameState, Options, View } from './game/types.ts'
import { stateOf, viewOf } from './game/view.ts'
import { actionSchema, optionsSchema, stateSchema } from './schema.ts'

export { reduce } from './game/apply.ts'
export { legalMoves, type MovePlan, type Planned, planMove } from './game/moves.ts'
export type { RuleCode } from './game/refusals.ts'
export { setup } from './game/setup.ts'
export type { Throw } from './game/throws.ts'
export type { Action, Event, GameState, MoveAction, Options, Piece, Player, ThrowAction, View } from './game/types.ts'

const NOBODY: readonly number[] = Object.freeze([])
const SEATS: readonly (readonly number[])[] = [Object.freeze([0]), Object.freeze([1])]
const NOTHING: readonly never[] = Object.freeze([])
const THROW: readonly Action[] = Object.freeze([Object.freeze({ type: 'throw' as const })])

export const senet: Game<GameState, Action, Event, View, Options> = {
  id: 'senet',
  title: 'Senet',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  options: optionsSchema,
  action: actionSchema,
  setup,
  toAct: state => (winnerOf(state) === null ? (SEATS[state.turn] ?? NOBODY) : NOBODY),
  legalActions(state, seat) {
    if (seat !== state.turn || winnerOf(state) !== null) return NOTHING
    return state.throw === null ? THROW : legalMoves(state)
  },
  chance: (state, action) => (action.type === 'throw' ? COMPLETIONS[state.throws] : NOTHING),
  apply,
  view: viewOf,
  // Nothing is hidden.
  conceal: state => state,
  redact: event => event,
  outcome(state) {
    const winner = winnerOf(state)
    return winner === null ? undefined : { winners: [winner], reason: 'borne-off', scores: state.borneOff }
  },
  endings: ['borne-off'],
  check(value) {
    const state = parseWith(stateSchema, value)
    return state.ok ? problemsOf(state.value) : [state.error.message]
  },
  resample: stateOf,
}
