import { type Dir, neighbour, OPPOSITE, type Point } from '../../game/grid.ts'
import { type Maze, type SideState, sideOf, thingAt } from '../../game/maze.ts'
import type { KnownIsland } from '../../game/types.ts'
import type { Mark } from '../../game/words/things.ts'

/** A part of the plane, both corners included. */
export interface Bounds {
  readonly from: Point
  readonly to: Point
}

/** A map to draw: what is known of its sides and cells. */
export interface Sheet extends Bounds {
  /** Letters and numbers along the edges, where the coordinates are the board's. */
  readonly isNamed: boolean
  /** Undefined for an untried side. */
  readonly side: (cell: Point, dir: Dir) => SideState | undefined
  /** Undefined for a cell that was never visited. */
  readonly mark: (cell: Point) => Mark | undefined
}

export function keyOf({ x, y }: Point): string {
  return `${x},${y}`
}

/** An island in its own coordinates; the main one fills the board, another what is known and one unknown cell around it. */
export function islandSheet(island: KnownIsland, size: number): Sheet {
  const marks = new Map(island.cells.map(cell => [keyOf(cell), cell.find]))
  const sides = new Map<string, SideState>()
  for (const edge of island.edges) {
    sides.set(keyOf(edge) + edge.dir, edge.state)
    sides.set(keyOf(neighbour(edge, edge.dir)) + OPPOSITE[edge.dir], edge.state)
  }
  const isNamed = island.pit === null
  return {
    ...(isNamed ? boardBounds(size) : around(island.cells)),
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

function boardBounds(size: number): Bounds {
  return { from: { x: 0, y: 0 }, to: { x: size - 1, y: size - 1 } }
}

function around(cells: readonly Point[]): Bounds {
  const xs = cells.map(cell => cell.x)
  const ys = cells.map(cell => cell.y)
  return {
    from: { x: Math.min(...xs) - 1, y: Math.min(...ys) - 1 },
    to: { x: Math.max(...xs) + 1, y: Math.max(...ys) + 1 },
  }
}

export function columnsOf({ from, to }: Bounds): number {
  return to.x - from.x + 1
}

export function rowsOf({ from, to }: Bounds): number {
  return to.y - from.y + 1
}

export function cellsIn({ from, to }: Bounds): readonly Point[] {
  const cells: Point[] = []
  for (let y = from.y; y <= to.y; y++) for (let x = from.x; x <= to.x; x++) cells.push({ x, y })
  return cells
}

export function isIn({ from, to }: Bounds, { x, y }: Point): boolean {
  return x >= from.x && y >= from.y && x <= to.x && y <= to.y
}

/** An island laid onto the board as if the player were at the given cell. */
export function laidAt(board: Sheet, island: Sheet, here: Point, at: Point): Sheet {
  const back = (cell: Point) => ({ x: cell.x - at.x + here.x, y: cell.y - at.y + here.y })
  return {
    ...board,
    side: (cell, dir) => island.side(back(cell), dir),
    mark: cell => island.mark(back(cell)),
  }
}
