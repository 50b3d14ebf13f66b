import { type Game, parseWith } from '@turnwise/engine'
import { apply } from './game/apply.ts'
import { problemsOf } from './game/check.ts'
import { conceal, resample } from './game/conceal.ts'
import { chance, legalActions, outcome, toAct } from './game/legal.ts'
import { setup } from './game/setup.ts'
import { type Action, ENDINGS, type Event, type Options, type State, type View } from './game/types.ts'
import { redact, view } from './game/view.ts'
import { actionSchema, optionsSchema, stateSchema } from './schema.ts'

export type { State } from './game/types.ts'
export * from './seed-api/index.ts'

export const senet: Game<State, Action, Event, View, Options> = {
  id: 'senet',
  title: 'Senet',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
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
  outcome,
  endings: ENDINGS,
  check(value) {
    const state = parseWith(stateSchema, value)
    return state.ok ? problemsOf(state.value) : [state.error.message]
  },
  resample,
}
