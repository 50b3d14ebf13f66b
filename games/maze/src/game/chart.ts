import { add, DIRS, type Dir, isInside, isPerimeter, type Point } from './grid.ts'
import { joinIslands } from './knowledge.ts'
import type { SideState } from './maze.ts'
import { exitsPerSide, type Options } from './options.ts'
import type { Explorer, Find, KnownCell, KnownIsland } from './state.ts'

/** Knowledge laid onto the board itself: what one map says, and whether another fits over it. */
export interface Chart {
  readonly options: Options
  /** By `cellIndex`; of several visits the earliest. */
  readonly cells: ReadonlyMap<number, KnownCell>
  /** By `edgeIndex`. */
  readonly edges: ReadonlyMap<number, SideState>
}

export function emptyChart(options: Options): Chart {
  return { options, cells: new Map(), edges: new Map() }
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
  for (const cell of island.cells) {
    const place = add(cell, origin)
    if (!isInside(size, place)) return false
    const known = chart.cells.get(cellIndex(size, place))
    if (known !== undefined && !agree(known, cell)) return false
  }
  for (const edge of island.edges) {
    const place = add(edge, origin)
    const isOuter = edge.state === 'outer-wall' || edge.state === 'exit'
    if (isOuter !== isPerimeter(size, place, edge.dir)) return false
    const known = chart.edges.get(edgeIndex(size, place, edge.dir))
    if (known !== undefined && known !== edge.state) return false
  }
  return isPossible(lay(chart, island, origin))
}

export function lay(chart: Chart, island: KnownIsland, origin: Point): Chart {
  const { size } = chart.options
  const cells = new Map(chart.cells)
  const edges = new Map(chart.edges)
  for (const cell of island.cells) {
    const place = add(cell, origin)
    const index = cellIndex(size, place)
    const known = cells.get(index)
    if (known === undefined || cell.at < known.at) cells.set(index, { ...cell, ...place })
  }
  for (const edge of island.edges) edges.set(edgeIndex(size, add(edge, origin), edge.dir), edge.state)
  return { options: chart.options, cells, edges }
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

/** No more of each kind than the match has, each pit's ends in one place, no entry of a pit beside an exit. */
function isPossible({ options, cells, edges }: Chart): boolean {
  const counts = new Map<string, number>()
  const sides = new Map<Dir, number>()
  for (const cell of cells.values()) {
    const { find } = cell
    const name = 'pit' in find ? `${find.kind}${find.pit}` : find.kind === 'fake-treasure' ? 'treasure' : find.kind
    counts.set(name, (counts.get(name) ?? 0) + 1)
    if ('pit' in find && (counts.get(name) ?? 0) > 1) return false
    if (find.kind === 'pit-in' && exitsOf(options.size, edges, cell).length > 0) return false
    for (const side of exitsOf(options.size, edges, cell)) sides.set(side, (sides.get(side) ?? 0) + 1)
  }
  const atMost = (name: string, limit: number) => (counts.get(name) ?? 0) <= limit
  return (
    atMost('treasure', options.treasures) &&
    atMost('crutch', options.crutches) &&
    atMost('crossbow', options.crossbows) &&
    atMost('trap', options.traps) &&
    [...sides.values()].every(count => count <= exitsPerSide(options).max)
  )
}

function exitsOf(size: number, edges: ReadonlyMap<number, SideState>, cell: Point): Dir[] {
  const { x, y } = cell
  if (x > 0 && y > 0 && x < size - 1 && y < size - 1) return []
  return DIRS.filter(dir => isPerimeter(size, cell, dir) && edges.get(edgeIndex(size, cell, dir)) === 'exit')
}

/** All that is known around one pit's landing: every island that it opened has the same origin, wherever that is. */
export function aroundPit(explorer: Explorer<KnownIsland>, pit: number): KnownIsland {
  const islands = explorer.islands.filter(island => island.pit === pit)
  const empty: KnownIsland = { pit, cells: [], edges: [], misses: [] }
  const joined = islands.reduce((all, island) => joinIslands(all, island, { x: 0, y: 0 }), empty)
  return { ...joined, misses: islands.flatMap(island => island.misses) }
}

export function mainChart(explorer: Explorer<KnownIsland>, options: Options): Chart {
  const main = explorer.islands[0]
  const chart = emptyChart(options)
  return main === undefined ? chart : lay(chart, main, { x: 0, y: 0 })
}
