import { type Game, parseWith } from '@turnwise/engine'
import { problemsOf } from './game/check.ts'
import { apply, chance, legalActions, MOST_SEATS, setup, toAct } from './game/rules.ts'
import { conceal, redact, resample, view } from './game/secrets.ts'
import { type Action, ENDINGS, type Event, type Options, type State, type View } from './game/types.ts'
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
  outcome: state => state.outcome ?? undefined,
  endings: ENDINGS,
  check(value) {
    const state = parseWith(stateSchema, value)
    return state.ok ? problemsOf(state.value) : [state.error.message]
  },
  resample,
}
