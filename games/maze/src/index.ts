import { type Game, parseWith } from '@turnwise/engine'
import { type Action, apply } from './game/apply.ts'
import { problemsOf } from './game/check.ts'
import { conceal } from './game/conceal.ts'
import { type MazeEvent, redact } from './game/events.ts'
import { legalActions, listsAll, sample, toAct } from './game/legal.ts'
import type { Options } from './game/options.ts'
import { resample } from './game/resample.ts'
import { setup } from './game/setup.ts'
import { REASONS, type State } from './game/types.ts'
import { type View, view } from './game/view.ts'
import { actionSchema, optionsSchema, stateSchema } from './schema.ts'

export const maze: Game<State, Action, MazeEvent, View, Options> = {
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
  outcome: state => state.outcome ?? undefined,
  endings: REASONS,
  endingsWithoutWinner: ['both-treasures', 'round-limit'],
  actionsAreFinal: true,
  check(state) {
    const parsed = parseWith(stateSchema, state)
    return parsed.ok ? problemsOf(parsed.value) : [parsed.error.message]
  },
  sample,
  resample,
}

export type { Action } from './game/apply.ts'
export { drawsOf } from './game/draw.ts'
export type { MapPlace, MazeEvent, TurnTaken } from './game/events.ts'
export { DEFAULT_STYLE, generateMaze, type Style } from './game/generate.ts'
export { DIRS, type Dir, type Point } from './game/grid.ts'
export { type Exit, type Maze, type SideState, sideOf, type Thing, thingAt } from './game/maze.ts'
export { DEFAULT_OPTIONS, type Options } from './game/options.ts'
export type { Effect, Explorer, Find, KnownCell, KnownEdge, KnownIsland, Phase, State, Tempo } from './game/types.ts'
export { MAZE_RULES, type MazeProblem, type MazeRule, mazeProblems } from './game/validate.ts'
export type { OwnView, View } from './game/view.ts'
export { formatMaze, parseMaze } from './maze-json.ts'
export { mazeSchema } from './schema.ts'
