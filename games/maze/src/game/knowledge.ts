import { add, type Dir, isInside, neighbour, OPPOSITE, type Point, samePoint, subtract } from './grid.ts'
import type { Maze, SideState } from './maze.ts'
import { thingAt } from './maze.ts'
import type { Explorer, Find, Island, KnownCell, KnownEdge, KnownIsland } from './types.ts'

const EMPTY: Find = { kind: 'empty' }

export function knownCell(island: KnownIsland, { x, y }: Point): KnownCell | undefined {
  for (const cell of island.cells) if (cell.x === x && cell.y === y) return cell
  return undefined
}

/** What is known of a side, from whichever of its two cells it was tried. */
export function knownSide(island: KnownIsland, cell: Point, dir: Dir): SideState | undefined {
  const beyond = neighbour(cell, dir)
  for (const edge of island.edges) {
    if (edge.x === cell.x && edge.y === cell.y && edge.dir === dir) return edge.state
    if (edge.x === beyond.x && edge.y === beyond.y && edge.dir === OPPOSITE[dir]) return edge.state
  }
  return undefined
}

export function learnCell<Isle extends KnownIsland>(island: Isle, cell: KnownCell): Isle {
  return knownCell(island, cell) === undefined ? { ...island, cells: [...island.cells, cell] } : island
}

export function learnEdge<Isle extends KnownIsland>(island: Isle, edge: KnownEdge): Isle {
  return knownSide(island, edge, edge.dir) === undefined ? { ...island, edges: [...island.edges, edge] } : island
}

/** Islands written into another's coordinates; of a cell on several, the earliest visit counts. */
export function joinIslands<Isle extends KnownIsland>(
  into: Isle,
  others: readonly { readonly island: KnownIsland; readonly shift: Point }[],
): Isle {
  const cells = new Map(into.cells.map(cell => [placeKey(cell), cell]))
  const edges = new Map(into.edges.map(edge => [edgeKey(edge), edge]))
  for (const { island, shift } of others) {
    for (const cell of island.cells) {
      const moved = { ...cell, ...add(cell, shift) }
      const known = cells.get(placeKey(moved))
      if (known === undefined || moved.at < known.at) cells.set(placeKey(moved), moved)
    }
    for (const edge of island.edges) {
      const moved = { ...edge, ...add(edge, shift) }
      if (!edges.has(edgeKey(moved))) edges.set(edgeKey(moved), moved)
    }
  }
  return { ...into, cells: [...cells.values()], edges: [...edges.values()] }
}

/** Islands reach less than this far from their origin. */
const FAR = 64

function placeKey({ x, y }: Point): number {
  return (y + FAR) * 2 * FAR + x + FAR
}

/** One number for an edge, from whichever of its cells it was tried. */
function edgeKey(edge: KnownEdge): number {
  const first = edge.dir === 'N' || edge.dir === 'W' ? neighbour(edge, edge.dir) : edge
  return placeKey(first) * 2 + (edge.dir === 'N' || edge.dir === 'S' ? 1 : 0)
}

export function activeIsland<Isle extends KnownIsland>(explorer: Explorer<Isle>): Isle {
  const island = explorer.islands[explorer.active]
  if (island === undefined) throw new RangeError(`no island ${explorer.active}`)
  return island
}

export function withActive<Isle extends KnownIsland>(explorer: Explorer<Isle>, island: Isle): Explorer<Isle> {
  return { ...explorer, islands: explorer.islands.with(explorer.active, island) }
}

/** The player's true position. */
export function positionOf(explorer: Explorer): Point {
  return add(activeIsland(explorer).origin, explorer.here)
}

/** Whether this cell of the board was entered before, on whatever island: what lay there is gone then. */
export function wasVisited(explorer: Explorer, cell: Point): boolean {
  return explorer.islands.some(island => knownCell(island, subtract(cell, island.origin)) !== undefined)
}

/** What the player meets at this cell: things are consumed when stepped on, pits stay (ruling 10). */
export function meets(maze: Maze, explorer: Explorer, cell: Point): Find {
  const thing = thingAt(maze, cell)
  if (thing === undefined) return EMPTY
  if (thing.kind === 'pit-in' || thing.kind === 'pit-out') return { kind: thing.kind, pit: thing.pit }
  if (wasVisited(explorer, cell)) return EMPTY
  const isTreasure = thing.kind === 'true-treasure' || thing.kind === 'fake-treasure'
  return { kind: isTreasure ? 'treasure' : thing.kind }
}

/** Found treasures that were not checked at an exit yet. */
export function uncheckedTreasures(explorer: Explorer<KnownIsland>): number {
  return countFinds(explorer, 'treasure')
}

export function countFinds(explorer: Explorer<KnownIsland>, kind: Find['kind']): number {
  let count = 0
  for (const island of explorer.islands) for (const cell of island.cells) if (cell.find.kind === kind) count++
  return count
}

/** A try to merge may name a cell whose island would not even lie on the board; such an origin is not recorded. */
export function learnMiss(island: Island, size: number, origin: Point): Island {
  const isNew = isInside(size, origin) && !island.misses.some(miss => samePoint(miss, origin))
  return isNew ? { ...island, misses: [...island.misses, origin] } : island
}
