import { type Game, parseWith } from '@turnwise/engine'
import { apply } from './game/apply.ts'
import { problemsOf } from './game/check.ts'
import { conceal, resample } from './game/conceal.ts'
import { chance, legalActions, outcome, toAct } from './game/legal.ts'
import { MOST_SEATS, setup } from './game/setup.ts'
import { type Action, ENDINGS, type Event, type Options, type State, type View } from './game/types.ts'
import { redact, view } from './game/view.ts'
import { actionSchema, optionsSchema, stateSchema } from './schema.ts'

export type { Action, Event, Options, State, View } from './game/types.ts'

export const game: Game<State, Action, Event, View, Options> = {
  id: 'liars-dice',
  title: 'Liar’s Dice',
  version: '1.0.0',
  seats: { min: 2, max: MOST_SEATS },
  options: optionsSchema,
  action: actionSchema,
  setup,
  toAct,
  legalActions,
  chance,
  apply,
  view,
  conceal,
  redact,
  // All actions are public.
  redactAction: action => action,
  outcome,
  endings: ENDINGS,
  check(value) {
    const state = parseWith(stateSchema, value)
    return state.ok ? problemsOf(state.value) : [state.error.message]
  },
  resample,
}
