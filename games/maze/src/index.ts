import { type Game, parseWith } from '@turnwise/engine'
import { apply } from './game/apply.ts'
import { problemsOf } from './game/check.ts'
import { conceal, resample } from './game/conceal.ts'
import type { Event } from './game/events.ts'
import { legalActions, listsAll, outcome, sample, toAct } from './game/legal.ts'
import type { Options } from './game/options.ts'
import { setup } from './game/setup.ts'
import { type Action, ENDINGS, type State, type View } from './game/types.ts'
import { redact, view } from './game/view.ts'
import { actionSchema, optionsSchema, stateSchema } from './schema.ts'

export const maze: Game<State, Action, Event, View, Options> = {
  id: 'maze',
  title: 'A Maze',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
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
  outcome,
  endings: ENDINGS,
  endingsWithoutWinner: ['both-treasures', 'round-limit'],
  actionsAreFinal: true,
  check(state) {
    const parsed = parseWith(stateSchema, state)
    return parsed.ok ? problemsOf(parsed.value) : [parsed.error.message]
  },
  sample,
  resample,
}

export type { Event, MapPlace, TurnTaken } from './game/events.ts'
export { DEFAULT_STYLE, drawsOf, generateMaze, type Style } from './game/generate.ts'
export { DIRS, type Dir, type Point } from './game/grid.ts'
export { type Exit, type Maze, type SideState, sideOf, type Thing, thingAt } from './game/maze.ts'
export { DEFAULT_OPTIONS, type Options } from './game/options.ts'
export type {
  Action,
  Effect,
  Explorer,
  Find,
  KnownCell,
  KnownEdge,
  KnownIsland,
  OwnView,
  Phase,
  State,
  Tempo,
  View,
} from './game/types.ts'
export { MAZE_RULES, type MazeProblem, type MazeRule, mazeProblems } from './game/validate.ts'
export { formatMaze, mazeSchema, parseMaze } from './schema.ts'
