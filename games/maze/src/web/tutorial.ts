import type { Tutorial } from '@turnwise/ui'
import type { Dir, Point } from '../game/grid.ts'
import type { Maze } from '../game/maze.ts'
import { DEFAULT_OPTIONS, type Options } from '../game/options.ts'
import type { Action, State } from '../game/types.ts'
import { maze as game } from '../index.ts'

const OPTIONS: Options = { ...DEFAULT_OPTIONS, size: 5, treasures: 2, pits: 1, crutches: 1, crossbows: 1, traps: 1 }

/** A hall with one wall, something of each kind on the way, a pit whose landing is a corner, and the true treasure at an exit. */
export const LESSON: Maze = {
  size: 5,
  east: ['....', '....', '....', '....', '....'],
  south: ['.....', '..#..', '.....', '.....'],
  exits: [
    { x: 2, y: 0, side: 'N' },
    { x: 4, y: 0, side: 'E' },
    { x: 0, y: 3, side: 'W' },
    { x: 4, y: 4, side: 'S' },
  ],
  things: [
    { x: 3, y: 2, kind: 'crossbow' },
    { x: 4, y: 2, kind: 'crutch' },
    { x: 3, y: 3, kind: 'pit-in', pit: 1 },
    { x: 4, y: 3, kind: 'trap' },
    { x: 0, y: 3, kind: 'true-treasure' },
    { x: 0, y: 4, kind: 'pit-out', pit: 1 },
    { x: 2, y: 4, kind: 'fake-treasure' },
  ],
}

/** Both have built, and both are to choose where they start. */
function built(): State {
  const submit: Action = { type: 'submit-maze', maze: LESSON }
  return [0, 1].reduce(
    (state, seat) => {
      const result = game.apply(state, seat, submit)
      return result.ok ? result.value.state : state
    },
    game.setup(OPTIONS, 2, 'lesson'),
  )
}

const moves = (dir: Dir) => (action: Action) => action.type === 'move' && action.dir === dir
const isAt =
  (type: 'choose-start' | 'merge', { x, y }: Point) =>
  (action: Action) =>
    action.type === type && action.x === x && action.y === y
/** The opponent runs against the outer wall, again and again. */
const bumps = (count: number) =>
  Array.from({ length: count }, () => ({ seat: 1, action: { type: 'move', dir: 'N' } as const }))

export const tutorial: Tutorial<Action> = {
  options: { ...OPTIONS },
  names: ['You', 'Opponent'],
  steps: [
    {
      text: 'You build a maze for your opponent and explore the one that they built. This one is valid already: change it if you like, then press “Build this maze”.',
      accepts: action => action.type === 'submit-maze' || action.type === 'generate-maze',
      replies: [{ seat: 1, action: { type: 'generate-maze' } }],
    },
    {
      text: 'Nothing is known of the other maze, and you choose where to start. Take the middle, C3.',
      points: ['start'],
      state: built(),
      accepts: isAt('choose-start', { x: 2, y: 2 }),
      otherwise: 'For this lesson, start at C3 in the middle.',
      replies: [{ seat: 1, action: { type: 'choose-start', x: 1, y: 0 } }],
    },
    {
      text: 'A turn is a step north, east, south or west: choose an edge of your cell, swipe, or use the arrows. Try north.',
      accepts: moves('N'),
      otherwise: 'Try north first.',
      replies: bumps(1),
    },
    {
      text: 'A wall: you stay, and it is on your map now. What you have not tried is dashed. Go east.',
      accepts: moves('E'),
      otherwise: 'This time go east.',
      replies: bumps(2),
    },
    {
      text: 'A Crossbow: it slows you down. Your opponent has just taken two steps, and will in each of their turns. Go on east.',
      accepts: moves('E'),
      otherwise: 'Go on east.',
      replies: bumps(1),
    },
    {
      text: 'A Crutch gives you two steps a turn, but a Crutch and a Crossbow cancel each other: both are gone. Go south.',
      accepts: moves('S'),
      otherwise: 'Go south.',
      replies: bumps(4),
    },
    {
      text: 'A Trap: you have missed three turns, while your opponent went on. Now go west.',
      accepts: moves('W'),
      otherwise: 'Go west.',
      replies: bumps(1),
    },
    {
      text: 'A pit! You have landed somewhere in the maze, and a new map begins. Find out where you are: go south.',
      accepts: moves('S'),
      otherwise: 'Go south.',
      replies: bumps(1),
    },
    {
      text: 'The outer wall in the south. Now west.',
      accepts: moves('W'),
      otherwise: 'Go west.',
      replies: bumps(1),
    },
    {
      text: 'Outer walls in the south and in the west: only the corner A5 fits. Press “Join the maps…” and say that you are at A5. It costs no step; there is one try in a turn.',
      accepts: isAt('merge', { x: 0, y: 4 }),
      otherwise: 'Join the maps: you are in the corner, at A5.',
    },
    {
      text: 'The maps are one again. Go north.',
      accepts: moves('N'),
      otherwise: 'Go north.',
      replies: bumps(1),
    },
    {
      text: 'A treasure! One of the treasures is true, and you learn which only outside. You are at the edge of the maze: try west.',
      accepts: moves('W'),
      otherwise: 'Try west.',
      replies: bumps(1),
    },
    {
      text: 'An exit, and the treasure is the true one: you have won. At the end both mazes and both walks are shown.',
    },
  ],
}
