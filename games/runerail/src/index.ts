import { type Game, parseWith } from '@turnwise/engine'
import { apply } from './game/apply.ts'
import { problemsOf } from './game/check.ts'
import type { Action } from './game/commands/index.ts'
import { conceal, resample } from './game/conceal.ts'
import type { Event } from './game/events.ts'
import { legalActions, listsAll, outcome, toAct } from './game/legal.ts'
import { setup } from './game/setup.ts'
import { ENDINGS, type Options, type State, type View } from './game/types.ts'
import { redact, view } from './game/view.ts'
import { actionSchema, optionsSchema, stateSchema } from './schema.ts'

export const runerail: Game<State, Action, Event, View, Options> = {
  id: 'runerail',
  title: 'Runerail',
  version: '2.0.0',
  seats: { min: 2, max: 6 },
  options: optionsSchema,
  action: actionSchema,
  setup,
  toAct,
  legalActions,
  listsAll,
  apply,
  view,
  conceal,
  redact,
  redactAction: action => action,
  outcome,
  endings: ENDINGS,
  check(state) {
    const parsed = parseWith(stateSchema, state)
    return parsed.ok ? problemsOf(parsed.value) : [parsed.error.message]
  },
  resample,
}

export type { Action, Event, Options, State, View }
