import { add, DIRS, type Dir, isInside, isPerimeter, type Point } from './grid.ts'
import { joinIslands } from './knowledge.ts'
import type { SideState } from './maze.ts'
import { exitsPerSide, type Options } from './options.ts'
import type { Explorer, Find, KnownCell, KnownIsland } from './types.ts'

/** Knowledge laid onto the board itself: what one map says, and whether another fits over it. */
export interface Chart {
  readonly options: Options
  /** By `cellIndex`; of several visits the earliest. */
  readonly cells: ReadonlyMap<number, KnownCell>
  /** By `edgeIndex`. */
  readonly edges: ReadonlyMap<number, SideState>
  /** How many of each thing, and of exits on each side, are on the chart. */
  readonly counts: ReadonlyMap<string, number>
}

function emptyChart(options: Options): Chart {
  return { options, cells: new Map(), edges: new Map(), counts: new Map() }
}

export function cellIndex(size: number, { x, y }: Point): number {
  return y * size + x
}

/** One number for an edge from either of its cells, the perimeter's included. */
export function edgeIndex(size: number, { x, y }: Point, dir: Dir): number {
  const column = dir === 'W' ? x : x + 1
  const row = dir === 'N' ? y : y + 1
  return (row * (size + 1) + column) * 2 + (dir === 'E' || dir === 'W' ? 0 : 1)
}

/** Whether the island can lie there: on the board, agreeing with the chart, and with no more of anything than there is. */
export function fits(chart: Chart, island: KnownIsland, origin: Point): boolean {
  const { size } = chart.options
  const more = new Map<string, number>()
  for (const cell of island.cells) {
    const place = add(cell, origin)
    if (!isInside(size, place)) return false
    const index = cellIndex(size, place)
    const known = chart.cells.get(index)
    if (known !== undefined && !agree(known, cell)) return false
    const name = countedAs(cell.find)
    const isCounted = known !== undefined && (known.at <= cell.at || countedAs(known.find) === name)
    if (name === undefined || isCounted) continue
    more.set(name, (more.get(name) ?? 0) + 1)
  }
  for (const edge of island.edges) {
    const place = add(edge, origin)
    const isOuter = edge.state === 'outer-wall' || edge.state === 'exit'
    if (isOuter !== isPerimeter(size, place, edge.dir)) return false
    const known = chart.edges.get(edgeIndex(size, place, edge.dir))
    if (known !== undefined && known !== edge.state) return false
    if (known === undefined && edge.state === 'exit') more.set(edge.dir, (more.get(edge.dir) ?? 0) + 1)
  }
  for (const [name, count] of more) {
    if (count + (chart.counts.get(name) ?? 0) > limitOf(name, chart.options)) return false
  }
  return true
}

export function lay(chart: Chart, island: KnownIsland, origin: Point): Chart {
  const { size } = chart.options
  const cells = new Map(chart.cells)
  const edges = new Map(chart.edges)
  const counts = new Map(chart.counts)
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  for (const cell of island.cells) {
    const place = add(cell, origin)
    const index = cellIndex(size, place)
    const known = cells.get(index)
    if (known !== undefined && known.at <= cell.at) continue
    cells.set(index, { ...cell, ...place })
    const name = countedAs(cell.find)
    if (name !== undefined && (known === undefined || countedAs(known.find) !== name)) count(name)
  }
  for (const edge of island.edges) {
    const index = edgeIndex(size, add(edge, origin), edge.dir)
    if (!edges.has(index) && edge.state === 'exit') count(edge.dir)
    edges.set(index, edge.state)
  }
  return { options: chart.options, cells, edges, counts }
}

/** Two visits of one cell: things are gone at the later one, pits are there at both (ruling 10). */
function agree(a: KnownCell, b: KnownCell): boolean {
  if (a.at === b.at) return sameFind(a.find, b.find)
  const [earlier, later] = a.at < b.at ? [a.find, b.find] : [b.find, a.find]
  return 'pit' in earlier || 'pit' in later ? sameFind(earlier, later) : later.kind === 'empty'
}

function sameFind(a: Find, b: Find): boolean {
  return a.kind === b.kind && ('pit' in a ? a.pit : 0) === ('pit' in b ? b.pit : 0)
}

/** The name under which a find is counted: treasures together, each end of each pit by itself. */
function countedAs(find: Find): string | undefined {
  if ('pit' in find) return `${find.kind} ${find.pit}`
  if (find.kind === 'fake-treasure') return 'treasure'
  return find.kind === 'empty' ? undefined : find.kind
}

/** How many there are of what is counted under this name; exits are counted by side. */
function limitOf(name: string, options: Options): number {
  switch (name) {
    case 'treasure':
      return options.treasures
    case 'crutch':
      return options.crutches
    case 'crossbow':
      return options.crossbows
    case 'trap':
      return options.traps
    default:
      return DIRS.some(dir => dir === name) ? exitsPerSide(options).max : 1
  }
}

/** All that is known around one pit's landing: every island that it opened has the same origin, wherever that is. */
export function aroundPit(explorer: Explorer<KnownIsland>, pit: number): KnownIsland {
  const islands = explorer.islands.filter(island => island.pit === pit)
  const empty: KnownIsland = { pit, cells: [], edges: [], misses: [] }
  const joined = joinIslands(
    empty,
    islands.map(island => ({ island, shift: { x: 0, y: 0 } })),
  )
  return { ...joined, misses: islands.flatMap(island => island.misses) }
}

export function mainChart(explorer: Explorer<KnownIsland>, options: Options): Chart {
  const main = explorer.islands[0]
  const chart = emptyChart(options)
  return main === undefined ? chart : lay(chart, main, { x: 0, y: 0 })
}
