import { type Event, maze as game, type Maze, type Options, type State, type Thing } from '../../index.ts'
import { DIRS, type Dir, type Point } from '../grid.ts'
import { positionOf } from '../knowledge.ts'
import type { Exit } from '../maze.ts'
import { DEFAULT_OPTIONS } from '../options.ts'
import type { Action } from '../types.ts'

const LETTERS: Readonly<Record<string, Thing['kind']>> = {
  T: 'true-treasure',
  f: 'fake-treasure',
  c: 'crutch',
  x: 'crossbow',
  t: 'trap',
}

/** An exit in the middle of each side of a 5×5 board. */
const EXITS: readonly Exit[] = [
  { x: 2, y: 0, side: 'N' },
  { x: 4, y: 2, side: 'E' },
  { x: 2, y: 4, side: 'S' },
  { x: 0, y: 2, side: 'W' },
]

/**
 * A 5×5 hall from five rows of signs: T true treasure, f fake, c crutch, x crossbow, t trap, 1–4 pits, a–d their
 * landings. Walls are named by a cell and a side.
 */
export function draw(rows: string, walls: readonly (Point & { dir: Dir })[] = [], exits = EXITS): Maze {
  const things: Thing[] = []
  rows
    .trim()
    .split(/\s+/)
    .forEach((row, y) => {
      ;[...row].forEach((sign, x) => {
        const kind = LETTERS[sign]
        if (kind !== undefined) things.push({ x, y, kind } as Thing)
        if ('1234'.includes(sign)) things.push({ x, y, kind: 'pit-in', pit: Number(sign) })
        if ('abcd'.includes(sign) && sign !== 'c') things.push({ x, y, kind: 'pit-out', pit: 'abcd'.indexOf(sign) + 1 })
      })
    })
  const has = (x: number, y: number, dir: Dir) => walls.some(wall => wall.x === x && wall.y === y && wall.dir === dir)
  const grid = (height: number, width: number, dir: Dir) =>
    Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (_, x) => (has(x, y, dir) ? '#' : '.')).join(''),
    )
  return { size: 5, east: grid(5, 4, 'E'), south: grid(4, 5, 'S'), exits, things }
}

export function optionsFor(maze: Maze, rounds = 20): Options {
  const count = (...kinds: string[]) => maze.things.filter(thing => kinds.includes(thing.kind)).length
  return {
    size: maze.size,
    exits: maze.exits.length,
    treasures: count('true-treasure', 'fake-treasure'),
    pits: count('pit-in'),
    crutches: count('crutch'),
    crossbows: count('crossbow'),
    traps: count('trap'),
    rounds,
  }
}

export const setup = (options: Partial<Options> = {}): State =>
  game.setup({ ...DEFAULT_OPTIONS, ...options }, 2, 'a seed')

/** Both have built this maze and chosen their starts; player 0 has the first slot unless trapped. */
export function begin(maze: Maze, starts: readonly [Point, Point], rounds?: number): State {
  const built: State = game.setup(optionsFor(maze, rounds), 2, 'a seed')
  return [
    { seat: 0, action: { type: 'submit-maze' as const, maze } },
    { seat: 1, action: { type: 'submit-maze' as const, maze } },
    { seat: 0, action: { type: 'choose-start' as const, ...starts[0] } },
    { seat: 1, action: { type: 'choose-start' as const, ...starts[1] } },
  ].reduce((state, { seat, action }) => act(state, seat, action).state, built)
}

export function act(state: State, seat: number, action: Action) {
  const result = game.apply(state, seat, action)
  if (!result.ok) throw new Error(`${seat} ${JSON.stringify(action)}: ${result.error.message}`)
  return result.value
}

/** Plays a script such as `0E 1N 0m23 1-`: a seat and a direction, a merge at x and y, or `-` to resign. */
export function play(state: State, script: string): { state: State; events: readonly Event[] } {
  let events: readonly Event[] = []
  let now = state
  for (const word of script.split(/\s+/).filter(one => one.length > 0)) {
    const done = act(now, Number(word[0]), actionOf(word.slice(1)))
    now = done.state
    events = done.events
  }
  return { state: now, events }
}

export function after(state: State, script: string): State {
  return play(state, script).state
}

function actionOf(text: string): Action {
  const dir = DIRS.find(one => one === text)
  if (dir !== undefined) return { type: 'move', dir }
  if (text === '-') return { type: 'resign' }
  return { type: 'merge', x: Number(text[1]), y: Number(text[2]) }
}

export function refusal(state: State, seat: number, action: Action): string {
  const result = game.apply(state, seat, action)
  if (result.ok) return 'accepted'
  return String(result.error.details?.rule_code ?? result.error.code)
}

export function explorer(state: State, seat: 0 | 1) {
  const found = state.explorers[seat]
  if (found === null) throw new Error(`player ${seat} has not started`)
  return found
}

export const at = (state: State, seat: 0 | 1): Point => positionOf(explorer(state, seat))

export const types = (events: readonly Event[]): readonly string[] => events.map(event => event.type)

export const p = (x: number, y: number): Point => ({ x, y })
