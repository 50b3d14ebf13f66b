import type { Game } from '@turnwise/engine'
import { reduce } from './game/apply.ts'
import { problemsOf } from './game/check.ts'
import { concealRun } from './game/conceal.ts'
import { isDaily } from './game/daily.ts'
import type { RunEvent } from './game/events.ts'
import { availableActions, SUGGESTED_WISH } from './game/legal.ts'
import { REFUSALS } from './game/refusals.ts'
import { resampleRun } from './game/resample.ts'
import { startRun } from './game/setup.ts'
import { ENDING_REASONS, type GameView, type PlayerAction, type RunOptions, type RunState } from './game/types.ts'
import { RULES_VERSION } from './game/version.ts'
import { viewRun } from './game/view.ts'
import { actionSchema, optionsSchema, stateSchema } from './schema.ts'

export type { RunEvent } from './game/events.ts'
export type * from './game/types.ts'
export { GameEngine } from './seed-api/game.ts'

const NOBODY: readonly number[] = []
const PLAYER: readonly number[] = [0]

export const geniejack: Game<RunState, PlayerAction, RunEvent, GameView, RunOptions> = {
  id: 'geniejack',
  title: 'Geniejack',
  version: RULES_VERSION,
  seats: { min: 1, max: 1 },
  options: optionsSchema,
  action: actionSchema,
  setup: (options, _seats, seed) => startRun(seed, options),
  toAct: state => (state.outcome === null ? PLAYER : NOBODY),
  legalActions: (state, seat) => (seat === 0 ? availableActions(state) : []),
  listsAll: state => state.genie === null || state.genie.blessingText !== null,
  apply: (state, seat, action) => (seat === 0 ? reduce(state, action) : REFUSALS.otherSeat),
  view: viewRun,
  conceal: concealRun,
  redact: event => event,
  outcome: ({ outcome }) => outcome ?? undefined,
  endings: ENDING_REASONS,
  actionsAreFinalIn: ({ seed }) => isDaily(seed),
  endingsWithoutWinner: ['defeated', 'hand-limit'],
  check(state) {
    const parsed = stateSchema.safeParse(state)
    if (parsed.success) return problemsOf(parsed.data)
    return parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'state'}: ${message}.`)
  },
  sample(state, _seat, rng) {
    const actions = availableActions(state)
    return actions.length === 0 ? SUGGESTED_WISH : rng.pick(actions)
  },
  resample: (view, _viewer, rng) => resampleRun(view, rng),
}
