import { type Dir, neighbour, OPPOSITE, type Point } from '../game/grid.ts'
import { type Maze, type SideState, sideOf, thingAt } from '../game/maze.ts'
import type { Find, KnownIsland } from '../game/state.ts'

/** What is drawn in a cell: what a player may find there, and for whoever knows better a true treasure. */
export type Mark = Find | { readonly kind: 'true-treasure' }

/** A map to draw: a part of the plane, what is known of its sides and cells. */
export interface Sheet {
  readonly from: Point
  readonly to: Point
  /** Letters and numbers along the edges, where the coordinates are the board's. */
  readonly isNamed: boolean
  /** Undefined for a side that nobody has tried. */
  readonly side: (cell: Point, dir: Dir) => SideState | undefined
  /** Undefined for a cell that was never visited. */
  readonly mark: (cell: Point) => Mark | undefined
}

/** Small maps are drawn as if they were this wide, so that the first steps do not change the scale. */
const LEAST = 5

export function keyOf({ x, y }: Point): string {
  return `${x},${y}`
}

/** An island in its own coordinates; the main one fills the board, others a square around what is known. */
export function islandSheet(island: KnownIsland, size: number): Sheet {
  const marks = new Map(island.cells.map(cell => [keyOf(cell), cell.find]))
  const sides = new Map<string, SideState>()
  for (const edge of island.edges) {
    sides.set(keyOf(edge) + edge.dir, edge.state)
    sides.set(keyOf(neighbour(edge, edge.dir)) + OPPOSITE[edge.dir], edge.state)
  }
  const isNamed = island.pit === null
  return {
    ...(isNamed ? boardBounds(size) : squareAround(island.cells)),
    isNamed,
    side: (cell, dir) => sides.get(keyOf(cell) + dir),
    mark: cell => marks.get(keyOf(cell)),
  }
}

/** A whole maze, as its builder sees it. */
export function mazeSheet(maze: Maze): Sheet {
  return {
    ...boardBounds(maze.size),
    isNamed: true,
    side: (cell, dir) => sideOf(maze, cell, dir),
    mark: cell => {
      const thing = thingAt(maze, cell)
      if (thing === undefined) return { kind: 'empty' }
      return 'pit' in thing ? { kind: thing.kind, pit: thing.pit } : { kind: thing.kind }
    },
  }
}

/** A board of which nothing is known. */
export function blankSheet(size: number): Sheet {
  return { ...boardBounds(size), isNamed: true, side: () => undefined, mark: () => undefined }
}

function boardBounds(size: number): Pick<Sheet, 'from' | 'to'> {
  return { from: { x: 0, y: 0 }, to: { x: size - 1, y: size - 1 } }
}

/** A square with one unknown cell around everything that is known. */
export function squareAround(cells: readonly Point[]): Pick<Sheet, 'from' | 'to'> {
  const xs = cells.map(cell => cell.x)
  const ys = cells.map(cell => cell.y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const wide = Math.max(LEAST, right - left + 3, bottom - top + 3)
  const from = {
    x: left - Math.ceil((wide - (right - left + 1)) / 2),
    y: top - Math.ceil((wide - (bottom - top + 1)) / 2),
  }
  return { from, to: { x: from.x + wide - 1, y: from.y + wide - 1 } }
}

export function columnsOf({ from, to }: Pick<Sheet, 'from' | 'to'>): number {
  return to.x - from.x + 1
}

export function cellsIn({ from, to }: Pick<Sheet, 'from' | 'to'>): Point[] {
  const cells: Point[] = []
  for (let y = from.y; y <= to.y; y++) for (let x = from.x; x <= to.x; x++) cells.push({ x, y })
  return cells
}
