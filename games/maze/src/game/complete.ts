import type { Rng } from '@turnwise/engine'
import { aroundPit, type Chart, cellIndex, edgeIndex, fits, lay, mainChart } from './chart.ts'
import { drawExits } from './generate.ts'
import { cellsOf, DIRS, type Dir, isPerimeter, neighbour, type Point, samePoint } from './grid.ts'
import { type Exit, ITEM_KINDS, type Maze, OPEN, sortMaze, type Thing, WALL } from './maze.ts'
import type { Options } from './options.ts'
import type { Explorer, KnownIsland } from './types.ts'
import { mazeProblems } from './validate.ts'

interface Completed {
  readonly maze: Maze
  /** Where the landing of each pit that opened an island lies. */
  readonly landings: ReadonlyMap<number, Point>
}

/** Tries for each way of laying the islands; later ones leave more of the unknown edges open. */
const FILLS = 24
const LAYS = 40

/** Some valid maze that a player with this knowledge may be in. */
export function completeMaze(explorer: Explorer<KnownIsland>, options: Options, rng: Rng): Completed | undefined {
  const pits = [...new Set(explorer.islands.flatMap(island => (island.pit === null ? [] : [island.pit])))]
  const around = rng.shuffle(pits).map(pit => aroundPit(explorer, pit))
  for (let attempt = 0; attempt < LAYS; attempt++) {
    const laid = layAll(mainChart(explorer, options), around, new Map(), rng)
    if (laid === undefined) return undefined
    for (let fill = 0; fill < FILLS; fill++) {
      const maze = fillIn(laid.chart, explorer.met, fill / (FILLS - 1), rng)
      if (maze !== undefined && mazeProblems(maze, options).length === 0) return { maze, landings: laid.landings }
    }
  }
  return undefined
}

interface Laid {
  readonly chart: Chart
  readonly landings: ReadonlyMap<number, Point>
}

/** Lays the pits' surroundings one after the other, backtracking where one finds no place. */
function layAll(
  chart: Chart,
  around: readonly KnownIsland[],
  landings: ReadonlyMap<number, Point>,
  rng: Rng,
): Laid | undefined {
  const [first, ...rest] = around
  if (first === undefined) return { chart, landings }
  for (const origin of rng.shuffle(cellsOf(chart.options.size))) {
    if (first.misses.some(miss => samePoint(miss, origin)) || !fits(chart, first, origin)) continue
    const next = new Map(landings).set(first.pit ?? 0, origin)
    const laid = layAll(lay(chart, first, origin), rest, next, rng)
    if (laid !== undefined) return laid
  }
  return undefined
}

/** Everything unknown at random: `open` is the share of the edges beyond a spanning tree that are left open. */
function fillIn(chart: Chart, met: boolean, open: number, rng: Rng): Maze | undefined {
  const { options, cells, edges } = chart
  const { size } = options
  const things = drawThings(chart, met, rng)
  if (things === undefined) return undefined
  const isEntry = (cell: Point) => things.some(thing => thing.kind === 'pit-in' && samePoint(thing, cell))
  const known: Exit[] = []
  for (const cell of cells.values()) {
    for (const side of DIRS) {
      const isExit = isPerimeter(size, cell, side) && edges.get(edgeIndex(size, cell, side)) === 'exit'
      if (isExit) known.push({ x: cell.x, y: cell.y, side })
    }
  }
  const mayOpen = (exit: Exit) => edges.get(edgeIndex(size, exit, exit.side)) === undefined
  const exits = drawExits(options, known, cell => !isEntry(cell), mayOpen, rng)
  return sortMaze({ size, ...drawWalls(chart, open, rng), exits, things })
}

function drawThings({ options, cells }: Chart, met: boolean, rng: Rng): Thing[] | undefined {
  const { size } = options
  const things: Thing[] = []
  const treasures: Point[] = []
  const fakes: Point[] = []
  const left = { crutch: options.crutches, crossbow: options.crossbows, trap: options.traps }
  const pits = new Set<string>()
  for (const { x, y, find } of cells.values()) {
    if (find.kind === 'empty') continue
    if ('pit' in find) {
      pits.add(`${find.kind}${find.pit}`)
      things.push({ x, y, kind: find.kind, pit: find.pit })
    } else if (find.kind === 'treasure') treasures.push({ x, y })
    else if (find.kind === 'fake-treasure') fakes.push({ x, y })
    else {
      left[find.kind]--
      things.push({ x, y, kind: find.kind })
    }
  }
  const places = rng.shuffle(cellsOf(size).filter(cell => !cells.has(cellIndex(size, cell))))
  for (let pit = 1; pit <= options.pits; pit++) {
    for (const kind of ['pit-in', 'pit-out'] as const) {
      if (pits.has(`${kind}${pit}`)) continue
      const place = places.pop()
      if (place === undefined) return undefined
      things.push({ ...place, kind, pit })
    }
  }
  const unfound = options.treasures - treasures.length - fakes.length
  const hidden = places.splice(0, unfound)
  const truth = rng.pick(met ? treasures : [...treasures, ...hidden])
  for (const place of [...treasures, ...hidden, ...fakes]) {
    things.push({ ...place, kind: place === truth ? 'true-treasure' : 'fake-treasure' })
  }
  for (const kind of ITEM_KINDS) {
    for (const place of places.splice(0, left[kind])) things.push({ ...place, kind })
  }
  return things
}

/** Kruskal's tree over what is known to be open, then some more. */
function drawWalls(chart: Chart, open: number, rng: Rng): Pick<Maze, 'east' | 'south'> {
  const { size } = chart.options
  const roots = cellsOf(size).map((_, index) => index)
  const rootOf = (index: number): number => {
    const up = roots[index] ?? index
    return up === index ? index : rootOf(up)
  }
  const isOpen = new Set<number>()
  const unknown: { edge: number; a: number; b: number }[] = []
  const dirs: readonly Dir[] = ['E', 'S']
  for (const cell of cellsOf(size)) {
    for (const dir of dirs) {
      if (isPerimeter(size, cell, dir)) continue
      const edge = edgeIndex(size, cell, dir)
      const [a, b] = [cellIndex(size, cell), cellIndex(size, neighbour(cell, dir))]
      const state = chart.edges.get(edge)
      if (state === 'open') {
        isOpen.add(edge)
        roots[rootOf(a)] = rootOf(b)
      } else if (state === undefined) unknown.push({ edge, a, b })
    }
  }
  for (const { edge, a, b } of rng.shuffle(unknown)) {
    if (rootOf(a) !== rootOf(b)) roots[rootOf(a)] = rootOf(b)
    else if (rng.next() >= open) continue
    isOpen.add(edge)
  }
  const rows = (height: number, width: number, dir: Dir) =>
    Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (_, x) => (isOpen.has(edgeIndex(size, { x, y }, dir)) ? OPEN : WALL)).join(''),
    )
  return { east: rows(size, size - 1, 'E'), south: rows(size - 1, size, 'S') }
}
