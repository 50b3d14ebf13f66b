import { type Game, parseWith } from '@turnwise/engine'
import { apply } from './game/apply.ts'
import { problemsOf } from './game/check.ts'
import type { Action } from './game/commands/index.ts'
import { conceal, resample } from './game/conceal.ts'
import type { Event } from './game/events.ts'
import { legalActions, listsAll, toAct } from './game/legal.ts'
import { setup } from './game/setup.ts'
import { ENDINGS, type Options, type State, type View } from './game/types.ts'
import { view } from './game/view.ts'
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
  // Every command and every event is what the whole table sees happen (Q1).
  redact: event => event,
  redactAction: action => action,
  outcome: ({ outcome }) => outcome ?? undefined,
  endings: ENDINGS,
  check(state) {
    const parsed = parseWith(stateSchema, state)
    return parsed.ok ? problemsOf(parsed.value) : [parsed.error.message]
  },
  resample,
}

export type { Action, Event, Options, State, View }
