import { DIRS, type Dir, isPerimeter, neighbour, type Point } from '../game/grid.ts'
import { joinIslands, knownCell, knownSide } from '../game/knowledge.ts'
import type { SideState } from '../game/maze.ts'
import type { Explorer, KnownIsland } from '../game/types.ts'

/** What a bot plans on: the active island, and the other islands whose place it knows. */
export interface KnownSheet {
  readonly map: KnownIsland
  readonly here: Point
  /** True when the coordinates are those of the board. */
  readonly isAbsolute: boolean
}

export function plainSheet(explorer: Explorer<KnownIsland>): KnownSheet | undefined {
  const map = explorer.islands[explorer.active]
  return map === undefined ? undefined : { map, here: explorer.here, isAbsolute: explorer.active === 0 }
}

/**
 * All islands of one pit begin at the same landing; so every island whose landing is on the sheet can be joined to it,
 * which may bring the next landing.
 */
export function joinedSheet(explorer: Explorer<KnownIsland>): KnownSheet | undefined {
  const plain = plainSheet(explorer)
  if (plain === undefined) return undefined
  let { map } = plain
  let left = explorer.islands.filter((_, index) => index !== explorer.active && index !== 0)
  for (let before = -1; before !== left.length; ) {
    before = left.length
    const landings = new Map(map.cells.flatMap(cell => (cell.find.kind === 'pit-out' ? [[cell.find.pit, cell]] : [])))
    const placed = left.flatMap(island => {
      const shift = landings.get(island.pit ?? 0)
      return shift === undefined ? [] : [{ island, shift }]
    })
    map = joinIslands(map, placed)
    left = left.filter(island => !landings.has(island.pit ?? 0))
  }
  return { ...plain, map }
}

/** A side of a reachable cell, and the way to it. */
export interface Way {
  readonly cell: Point
  readonly dir: Dir
  readonly distance: number
  readonly first: Dir
}

interface Reach {
  readonly cell: Point
  readonly distance: number
  /** The first step on the way; undefined for the present cell. */
  readonly first: Dir | undefined
}

/** Every cell that can be walked to over known open sides, nearest first; entries of pits are not walked into. */
export function reachable({ map, here }: KnownSheet): readonly Reach[] {
  const found: Reach[] = [{ cell: here, distance: 0, first: undefined }]
  const seen = new Set([`${here.x},${here.y}`])
  for (const { cell, distance, first } of found) {
    for (const dir of DIRS) {
      if (knownSide(map, cell, dir) !== 'open') continue
      const next = neighbour(cell, dir)
      const key = `${next.x},${next.y}`
      const known = knownCell(map, next)
      if (seen.has(key) || known === undefined || known.find.kind === 'pit-in') continue
      seen.add(key)
      found.push({ cell: next, distance: distance + 1, first: first ?? dir })
    }
  }
  return found
}

/** Untried sides. `isInner`: beyond it lies only what can be reached anyway, or a known pit. */
export function frontiers(
  sheet: KnownSheet,
  cells: readonly Reach[],
): readonly (Way & { readonly isInner: boolean })[] {
  const keys = new Set(cells.map(({ cell: { x, y } }) => `${x},${y}`))
  return ways(sheet, cells, side => side === undefined).map(way => {
    const beyond = neighbour(way.cell, way.dir)
    const isPit = knownCell(sheet.map, beyond)?.find.kind === 'pit-in'
    return { ...way, isInner: isPit || keys.has(`${beyond.x},${beyond.y}`) }
  })
}

export function knownExits(sheet: KnownSheet, cells: readonly Reach[]): readonly Way[] {
  return ways(sheet, cells, side => side === 'exit')
}

/**
 * Ways into known pits, one pit at a time: the pit changes every few moves, so that one which only leads back is not
 * taken for ever. Pits that are known to land among `cells` come last.
 */
export function knownPits(sheet: KnownSheet, cells: readonly Reach[], moves: number): readonly Way[] {
  const pitBeyond = (way: Way) => {
    const find = knownCell(sheet.map, neighbour(way.cell, way.dir))?.find
    return find?.kind === 'pit-in' ? find.pit : 0
  }
  const all = ways(sheet, cells, side => side === 'open').filter(way => pitBeyond(way) > 0)
  const leadsBack = (pit: number) =>
    cells.some(({ cell }) => {
      const find = knownCell(sheet.map, cell)?.find
      return find?.kind === 'pit-out' && find.pit === pit
    })
  const pits = [...new Set(all.map(pitBeyond))].sort((a, b) => a - b)
  const onward = pits.filter(pit => !leadsBack(pit))
  const choice = onward.length > 0 ? onward : pits
  const chosen = choice[Math.floor(moves / 64) % Math.max(1, choice.length)]
  return all.filter(way => pitBeyond(way) === chosen)
}

function ways(
  { map }: KnownSheet,
  cells: readonly Reach[],
  wanted: (side: SideState | undefined) => boolean,
): readonly Way[] {
  return cells.flatMap(({ cell, distance, first }) =>
    DIRS.filter(dir => wanted(knownSide(map, cell, dir))).map(dir => ({ cell, dir, distance, first: first ?? dir })),
  )
}

export function isOuterSide(sheet: KnownSheet, size: number, { cell, dir }: Way): boolean {
  return sheet.isAbsolute && isPerimeter(size, cell, dir)
}

/** The lowest score; the first of several. */
export function best<Item>(items: readonly Item[], score: (item: Item) => number): Item | undefined {
  let chosen: Item | undefined
  let lowest = Number.POSITIVE_INFINITY
  for (const item of items) {
    const value = score(item)
    if (value < lowest) {
      lowest = value
      chosen = item
    }
  }
  return chosen
}
