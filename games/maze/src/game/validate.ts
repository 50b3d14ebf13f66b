import { cellsOf, DIRS, type Dir, isInside, isPerimeter, type Point, samePoint } from './grid.ts'
import { destination, hasExit, type Maze, OPEN, type Thing, type ThingKind, WALL } from './maze.ts'
import { exitsPerSide, type Options } from './options.ts'

export const MAZE_RULES = [
  'size',
  'walls',
  'exit-place',
  'exit-count',
  'thing-place',
  'thing-count',
  'pit-pairs',
  'crowded-cell',
  'pit-at-exit',
  'treasure-out-of-reach',
  'no-way-out',
] as const
export type MazeRule = (typeof MAZE_RULES)[number]

/** A rule that a maze breaks, in words, and the cells that break it. */
export interface MazeProblem {
  readonly rule: MazeRule
  readonly message: string
  readonly cells: readonly Point[]
}

/** All problems of a maze (ruling 2), none when it is valid. Reachability is judged once the rest is sound. */
export function mazeProblems(maze: Maze, options: Options): MazeProblem[] {
  const shape = shapeProblems(maze, options)
  if (shape.length > 0) return shape
  const contents = [...exitProblems(maze, options), ...thingProblems(maze, options)]
  return contents.length > 0 ? contents : reachProblems(maze)
}

function shapeProblems(maze: Maze, { size }: Options): MazeProblem[] {
  if (maze.size !== size) {
    return [problem('size', `This match is played on ${size}×${size} cells; the maze has ${maze.size}×${maze.size}.`)]
  }
  const fits = (rows: readonly string[], count: number, length: number) =>
    rows.length === count &&
    rows.every(row => row.length === length && [...row].every(sign => sign === WALL || sign === OPEN))
  if (fits(maze.east, size, size - 1) && fits(maze.south, size - 1, size)) return []
  const expected = `"east" must be ${size} rows of ${size - 1} signs and "south" ${size - 1} rows of ${size}`
  return [problem('walls', `The walls cannot be read: ${expected}, each ${WALL} or ${OPEN}.`)]
}

function exitProblems(maze: Maze, options: Options): MazeProblem[] {
  const problems: MazeProblem[] = []
  const misplaced = maze.exits.filter(
    (exit, index) =>
      !isInside(maze.size, exit) ||
      !isPerimeter(maze.size, exit, exit.side) ||
      maze.exits.findIndex(first => first.side === exit.side && samePoint(first, exit)) !== index,
  )
  if (misplaced.length > 0) {
    problems.push(problem('exit-place', 'An exit is an opening of its own in the outer wall.', misplaced))
  }
  if (maze.exits.length !== options.exits) {
    problems.push(problem('exit-count', `There must be ${options.exits} exits, not ${maze.exits.length}.`, maze.exits))
  }
  const { min, max } = exitsPerSide(options)
  const crowded = DIRS.filter(dir => !isBetween(exitsOn(maze, dir).length, min, max))
  if (problems.length === 0 && crowded.length > 0) {
    const wanted = min === max ? `${min}` : `${min} or ${max}`
    const cells = crowded.flatMap(dir => exitsOn(maze, dir))
    problems.push(
      problem('exit-count', `Each side must have ${wanted} of the exits (see ${crowded.join(', ')}).`, cells),
    )
  }
  return problems
}

function exitsOn(maze: Maze, side: Dir) {
  return maze.exits.filter(exit => exit.side === side)
}

function thingProblems(maze: Maze, options: Options): MazeProblem[] {
  const problems: MazeProblem[] = []
  const outside = maze.things.filter(thing => !isInside(maze.size, thing))
  if (outside.length > 0) problems.push(problem('thing-place', 'Things must lie on the board.', outside))
  const wanted: readonly (readonly [ThingKind, number])[] = [
    ['true-treasure', 1],
    ['fake-treasure', options.treasures - 1],
    ['crutch', options.crutches],
    ['crossbow', options.crossbows],
    ['trap', options.traps],
  ]
  for (const [kind, count] of wanted) {
    const found = maze.things.filter(thing => thing.kind === kind)
    if (found.length === count) continue
    problems.push(problem('thing-count', `There must be ${count} of ${kind}, not ${found.length}.`, found))
  }
  problems.push(...pitProblems(maze.things, options))
  const crowded = maze.things.filter((thing, index) =>
    maze.things.some((one, i) => i !== index && samePoint(one, thing)),
  )
  if (crowded.length > 0) problems.push(problem('crowded-cell', 'A cell holds at most one thing.', crowded))
  const drops = maze.things.filter(thing => thing.kind === 'pit-in' && hasExit(maze, thing))
  if (drops.length > 0)
    problems.push(problem('pit-at-exit', 'A cell with an exit cannot hold an entry of a pit.', drops))
  return problems
}

function pitProblems(things: readonly Thing[], { pits }: Options): MazeProblem[] {
  const problems: MazeProblem[] = []
  for (const kind of ['pit-in', 'pit-out'] as const) {
    const found = things.filter(thing => thing.kind === kind)
    const numbers = found.map(thing => ('pit' in thing ? thing.pit : 0)).sort((a, b) => a - b)
    if (numbers.length === pits && numbers.every((number, index) => number === index + 1)) continue
    problems.push(problem('pit-pairs', `There must be one ${kind} for each number from 1 to ${pits}.`, found))
  }
  return problems
}

/**
 * Nobody may be locked in, whatever start is chosen: from every cell where a player can stand the true treasure can be
 * reached, and from it an exit. Backwards from the treasure over the moves that the rules allow, then forwards from it.
 */
function reachProblems(maze: Maze): MazeProblem[] {
  const { size } = maze
  const treasure = maze.things.find(thing => thing.kind === 'true-treasure')
  if (treasure === undefined) return []
  const stands = cellsOf(size).filter(cell => !maze.things.some(t => t.kind === 'pit-in' && samePoint(t, cell)))
  const into: number[][] = Array.from({ length: size * size }, () => [])
  const outOf: number[][] = Array.from({ length: size * size }, () => [])
  for (const cell of stands) {
    const from = cell.y * size + cell.x
    for (const dir of DIRS) {
      const to = destination(maze, cell, dir)
      if (to === undefined) continue
      into[to.y * size + to.x]?.push(from)
      outOf[from]?.push(to.y * size + to.x)
    }
  }
  const goal = treasure.y * size + treasure.x
  const problems: MazeProblem[] = []
  const reaching = flood(goal, into)
  const lost = stands.filter(cell => !reaching.has(cell.y * size + cell.x))
  if (lost.length > 0) {
    problems.push(problem('treasure-out-of-reach', 'The true treasure cannot be reached from everywhere.', lost))
  }
  const reached = flood(goal, outOf)
  if (!maze.exits.some(exit => reached.has(exit.y * size + exit.x))) {
    problems.push(problem('no-way-out', 'No exit can be reached from the true treasure.', [treasure]))
  }
  return problems
}

function flood(from: number, edges: readonly (readonly number[])[]): ReadonlySet<number> {
  const seen = new Set([from])
  for (const at of seen) for (const next of edges[at] ?? []) seen.add(next)
  return seen
}

function isBetween(count: number, min: number, max: number): boolean {
  return count >= min && count <= max
}

function problem(rule: MazeRule, message: string, cells: readonly Point[] = []): MazeProblem {
  return { rule, message, cells: cells.map(({ x, y }) => ({ x, y })) }
}
