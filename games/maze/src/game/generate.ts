import { fractionAt, type Random, type Rng } from '@turnwise/engine'
import { cellsOf, DIRS, type Dir, isInside, isPerimeter, neighbour, type Point, samePoint } from './grid.ts'
import { destination, type Exit, type Maze, OPEN, sortMaze, type Thing, WALL } from './maze.ts'
import { exitsPerSide, type Options } from './options.ts'
import { mazeProblems } from './validate.ts'

/** How a generated maze looks, both in percent. */
export interface Style {
  /** 0: corridors run straight as far as they can; 100: they turn wherever they can. */
  readonly twisty: number
  /** 0: one way between any two cells; 100: no inner wall at all. */
  readonly open: number
}

export const DEFAULT_STYLE: Style = { twisty: 60, open: 20 }

/** Pits placed anywhere may lock a player in; after this many tries they go where nothing depends on them. */
const FREE_TRIES = 6

/** A valid maze, always (ruling 3): with the pits' entries on cells that no way needs, every other cell stays connected. */
export function generateMaze(options: Options, style: Style, rng: Rng): Maze {
  const walls = carve(options.size, style, rng)
  for (let attempt = 0; attempt < FREE_TRIES; attempt++) {
    const maze = furnish(walls, options, rng.shuffle(cellsOf(options.size)).slice(0, options.pits), rng)
    if (mazeProblems(maze, options).length === 0) return maze
  }
  return furnish(walls, options, sparePlaces(walls, options, rng), rng)
}

/** A random spanning tree dug by a walker that turns back when stuck, then some more walls taken out. */
function carve(size: number, style: Style, rng: Rng): Maze {
  const east = Array.from({ length: size }, () => Array<string>(size - 1).fill(WALL))
  const south = Array.from({ length: size - 1 }, () => Array<string>(size).fill(WALL))
  const dig = (cell: Point, dir: Dir) => {
    const first = dir === 'N' || dir === 'W' ? neighbour(cell, dir) : cell
    const row = dir === 'E' || dir === 'W' ? east[first.y] : south[first.y]
    if (row !== undefined) row[first.x] = OPEN
  }
  const dug = new Set<number>()
  const trail: { cell: Point; dir: Dir | undefined }[] = [{ cell: rng.pick(cellsOf(size)), dir: undefined }]
  for (let head = trail.at(-1); head !== undefined; head = trail.at(-1)) {
    const { cell, dir } = head
    dug.add(cell.y * size + cell.x)
    const ways = DIRS.filter(way => {
      const next = neighbour(cell, way)
      return isInside(size, next) && !dug.has(next.y * size + next.x)
    })
    if (ways.length === 0) {
      trail.pop()
      continue
    }
    const turns = ways.filter(way => way !== dir)
    const goesOn = dir !== undefined && ways.includes(dir) && (turns.length === 0 || rng.int(100) >= style.twisty)
    const way = goesOn && dir !== undefined ? dir : rng.pick(turns)
    dig(cell, way)
    trail.push({ cell: neighbour(cell, way), dir: way })
  }
  const rows = (grid: readonly (readonly string[])[]) =>
    grid.map(row => row.map(sign => (sign === WALL && rng.int(100) < style.open ? OPEN : sign)).join(''))
  return { size, east: rows(east), south: rows(south), exits: [], things: [] }
}

/** Exits and things, the pits' entries at the given cells. */
function furnish(walls: Maze, options: Options, entries: readonly Point[], rng: Rng): Maze {
  const free = (cell: Point) => !entries.some(entry => samePoint(entry, cell))
  const places = rng.shuffle(cellsOf(options.size).filter(free))
  const things: Thing[] = []
  const put = (thing: (place: Point) => Thing) => {
    const place = places.pop()
    if (place !== undefined) things.push(thing(place))
  }
  entries.forEach(({ x, y }, index) => {
    things.push({ x, y, kind: 'pit-in', pit: index + 1 })
    put(place => ({ ...place, kind: 'pit-out', pit: index + 1 }))
  })
  put(place => ({ ...place, kind: 'true-treasure' }))
  for (let i = 1; i < options.treasures; i++) put(place => ({ ...place, kind: 'fake-treasure' }))
  for (let i = 0; i < options.crutches; i++) put(place => ({ ...place, kind: 'crutch' }))
  for (let i = 0; i < options.crossbows; i++) put(place => ({ ...place, kind: 'crossbow' }))
  for (let i = 0; i < options.traps; i++) put(place => ({ ...place, kind: 'trap' }))
  return sortMaze({ ...walls, exits: drawExits(options, [], free, () => true, rng), things })
}

/** Adds to the exits already known until each side has its share, on perimeter sides that `mayOpen`, at `free` cells. */
export function drawExits(
  options: Options,
  known: readonly Exit[],
  free: (cell: Point) => boolean,
  mayOpen: (exit: Exit) => boolean,
  rng: Rng,
): Exit[] {
  const { size } = options
  const { min, max } = exitsPerSide(options)
  const exits = [...known]
  for (const share of [min, max]) {
    for (const side of rng.shuffle(DIRS)) {
      const sides = rng.shuffle(cellsOf(size)).flatMap(cell => {
        const exit: Exit = { ...cell, side }
        return isPerimeter(size, cell, side) && free(cell) && mayOpen(exit) ? [exit] : []
      })
      for (const exit of sides) {
        if (exits.length >= options.exits || exits.filter(one => one.side === side).length >= share) break
        if (!exits.some(one => one.side === side && samePoint(one, exit))) exits.push(exit)
      }
    }
  }
  return exits
}

/** Cells taken one after the other so that the rest stays connected; such a cell always exists (a leaf of some tree). */
function sparePlaces(walls: Maze, options: Options, rng: Rng): Point[] {
  const cells = rng.shuffle(cellsOf(options.size))
  const taken: Point[] = []
  while (taken.length < options.pits) {
    const spare = cells.find(cell => !taken.includes(cell) && staysConnected(walls, [...taken, cell]))
    if (spare === undefined) break
    taken.push(spare)
  }
  return taken
}

function staysConnected(walls: Maze, without: readonly Point[]): boolean {
  const { size } = walls
  const index = ({ x, y }: Point) => y * size + x
  const gone = new Set(without.map(index))
  const first = cellsOf(size).find(cell => !gone.has(index(cell)))
  if (first === undefined) return false
  const seen = new Map([[index(first), first]])
  for (const cell of seen.values()) {
    for (const dir of DIRS) {
      const next = destination(walls, cell, dir)
      if (next !== undefined && !gone.has(index(next)) && !seen.has(index(next))) seen.set(index(next), next)
    }
  }
  return seen.size + gone.size === size * size
}

/** The draws of one `Random`, one after the other, for code that needs many of them at once. */
export function drawsOf({ key, position }: Random): Rng {
  let at = position
  const next = () => fractionAt({ key, position: at++ })
  const int = (below: number) => Math.floor(next() * below)
  return {
    next,
    int,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[int(items.length)]
      if (item === undefined) throw new RangeError('pick from an empty list')
      return item
    },
    shuffle<Item>(items: readonly Item[]): Item[] {
      const keyed = items.map(item => ({ item, key: next() }))
      return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
    },
  }
}
