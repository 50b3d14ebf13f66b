import { type Dir, neighbour, type Point, samePoint } from './grid.ts'

/** What a side of a cell is (seed words: `Open`, `InnerWall`, `OuterWall`, `Exit`). */
export const SIDE_STATES = ['open', 'inner-wall', 'outer-wall', 'exit'] as const
export type SideState = (typeof SIDE_STATES)[number]

export const ITEM_KINDS = ['crutch', 'crossbow', 'trap'] as const
export const PLAIN_KINDS = ['true-treasure', 'fake-treasure', ...ITEM_KINDS] as const
export const PIT_KINDS = ['pit-in', 'pit-out'] as const
type PlainKind = (typeof PLAIN_KINDS)[number]
export type PitKind = (typeof PIT_KINDS)[number]
export type ThingKind = PlainKind | PitKind

interface PlainThing extends Point {
  readonly kind: PlainKind
}

export interface Pit extends Point {
  readonly kind: PitKind
  /** 1, 2, …: an entry leads to the landing of the same number. */
  readonly pit: number
}

export type Thing = PlainThing | Pit

export interface Exit extends Point {
  readonly side: Dir
}

/**
 * A maze, and at the same time its JSON. Each inner edge is written once, so that neighbours cannot disagree about it;
 * perimeter sides are outer walls except where an exit is named.
 */
export interface Maze {
  readonly size: number
  /** One string for each row; character x is the edge between cell x and cell x + 1: `#` wall, `.` open. */
  readonly east: readonly string[]
  /** String y holds the edges between row y and row y + 1, one character for each column. */
  readonly south: readonly string[]
  readonly exits: readonly Exit[]
  readonly things: readonly Thing[]
}

export const WALL = '#'
export const OPEN = '.'

export function sideOf(maze: Maze, cell: Point, dir: Dir): SideState {
  const { x, y } = cell
  const last = maze.size - 1
  switch (dir) {
    case 'N':
      return y === 0 ? perimeter(maze, cell, dir) : inner(maze.south[y - 1], x)
    case 'S':
      return y === last ? perimeter(maze, cell, dir) : inner(maze.south[y], x)
    case 'W':
      return x === 0 ? perimeter(maze, cell, dir) : inner(maze.east[y], x - 1)
    case 'E':
      return x === last ? perimeter(maze, cell, dir) : inner(maze.east[y], x)
  }
}

function inner(row: string | undefined, at: number): SideState {
  return row?.[at] === WALL ? 'inner-wall' : 'open'
}

function perimeter(maze: Maze, cell: Point, side: Dir): SideState {
  return maze.exits.some(exit => exit.side === side && samePoint(exit, cell)) ? 'exit' : 'outer-wall'
}

export function thingAt(maze: Maze, cell: Point): Thing | undefined {
  for (const thing of maze.things) if (thing.x === cell.x && thing.y === cell.y) return thing
  return undefined
}

export function hasExit(maze: Maze, cell: Point): boolean {
  return maze.exits.some(exit => samePoint(exit, cell))
}

export function landingOf(maze: Maze, pit: number): Point | undefined {
  return maze.things.find(thing => thing.kind === 'pit-out' && thing.pit === pit)
}

/** Where a player is after entering this cell: a pit's entry always leads to its landing. */
function standingAfter(maze: Maze, cell: Point): Point {
  const thing = thingAt(maze, cell)
  return thing?.kind === 'pit-in' ? (landingOf(maze, thing.pit) ?? cell) : cell
}

/** Where a move from here ends up, or undefined when it stays. */
export function destination(maze: Maze, cell: Point, dir: Dir): Point | undefined {
  return sideOf(maze, cell, dir) === 'open' ? standingAfter(maze, neighbour(cell, dir)) : undefined
}

/** The same maze with exits and things in reading order: two equal mazes are equal as JSON. */
export function sortMaze(maze: Maze): Maze {
  const order = (a: Point, b: Point) => a.y - b.y || a.x - b.x
  return {
    size: maze.size,
    east: maze.east,
    south: maze.south,
    exits: maze.exits.toSorted((a, b) => order(a, b) || (a.side < b.side ? -1 : 1)),
    things: maze.things.toSorted(order),
  }
}
