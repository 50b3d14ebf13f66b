import { cellsOf, DIRS, type Dir, isInside, isPerimeter, type Point, samePoint } from './grid.ts'
import { destination, hasExit, type Maze, OPEN, type PitKind, type Thing, type ThingKind, WALL } from './maze.ts'
import { exitsPerSide, type Options, thingsNeeded } from './options.ts'
import { DIR_NAMES, listOf, listOfCells, plural } from './words/names.ts'

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

/** All problems of a maze (ruling 2), none when it is valid. Reachability is checked once the rest is valid. */
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
    problems.push(problem('exit-count', `${countOf(maze.exits.length, options.exits, 'exit')}.`, maze.exits))
  }
  const { min, max } = exitsPerSide(options)
  const crowded = DIRS.filter(dir => !isBetween(exitsOn(maze, dir).length, min, max))
  if (problems.length === 0 && crowded.length > 0) {
    const wanted = min === max ? `${min}` : `${min} or ${max}`
    const cells = crowded.flatMap(dir => exitsOn(maze, dir))
    const sides = listOf(crowded.map(dir => DIR_NAMES[dir]))
    problems.push(
      problem(
        'exit-count',
        `Each side must have ${plural(max, 'exit').replace(`${max}`, wanted)}: change the ${sides}.`,
        cells,
      ),
    )
  }
  return problems
}

function exitsOn(maze: Maze, side: Dir) {
  return maze.exits.filter(exit => exit.side === side)
}

/** Pits are looked at in pairs. */
const COUNTED: readonly (readonly [kind: ThingKind, name: string, names?: string])[] = [
  ['true-treasure', 'true treasure'],
  ['fake-treasure', 'fake treasure'],
  ['crutch', 'Crutch', 'Crutches'],
  ['crossbow', 'Crossbow'],
  ['trap', 'Trap'],
]

function thingProblems(maze: Maze, options: Options): MazeProblem[] {
  const problems: MazeProblem[] = []
  const outside = maze.things.filter(thing => !isInside(maze.size, thing))
  if (outside.length > 0) problems.push(problem('thing-place', 'Everything must be on the board.', outside))
  const needed = thingsNeeded(options)
  for (const [kind, name, names] of COUNTED) {
    const count = needed[kind]
    const found = maze.things.filter(thing => thing.kind === kind)
    if (found.length === count) continue
    problems.push(problem('thing-count', `${countOf(found.length, count, name, names)}.`, found))
  }
  problems.push(...pitProblems(maze.things, options))
  const crowded = maze.things.filter((thing, index) =>
    maze.things.some((one, i) => i !== index && samePoint(one, thing)),
  )
  if (crowded.length > 0) problems.push(problem('crowded-cell', 'A cell holds at most one thing.', crowded))
  const drops = maze.things.filter(thing => thing.kind === 'pit-in' && hasExit(maze, thing))
  if (drops.length > 0) problems.push(problem('pit-at-exit', 'A cell with an exit cannot hold a pit.', drops))
  return problems
}

/** Each number from 1 on has one pit and one landing; what is missing or there twice is named by its number. */
function pitProblems(things: readonly Thing[], { pits }: Options): MazeProblem[] {
  const problems: MazeProblem[] = []
  const numbered = (kind: PitKind, pit: number) => things.filter(thing => thing.kind === kind && thing.pit === pit)
  const numbers = new Set(things.flatMap(thing => ('pit' in thing ? [thing.pit] : [])))
  for (let pit = 1; pit <= pits; pit++) numbers.add(pit)
  for (const pit of [...numbers].sort((a, b) => a - b)) {
    const [entries, landings] = [numbered('pit-in', pit), numbered('pit-out', pit)]
    const cells = [...entries, ...landings]
    const say = (message: string) => problems.push(problem('pit-pairs', message, cells))
    if (pit < 1 || pit > pits) say(`There is no pit ${pit} in this match: pits are numbered from 1 to ${pits}.`)
    else if (cells.length === 0) say(`Pit ${pit} is missing, and so is its landing.`)
    else if (entries.length === 0) say(`Landing ${pit} has no pit.`)
    else if (landings.length === 0) say(`Pit ${pit} has no landing.`)
    else if (cells.length > 2) say(`Pit ${pit} and its landing must be there once each.`)
  }
  return problems
}

/**
 * No player may be locked in, whatever the start: from every cell where a player can stand the true treasure can be
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
    const where = listOfCells(lost)
    problems.push(
      problem('treasure-out-of-reach', `The true treasure cannot be reached from ${where}. Open a wall there.`, lost),
    )
  }
  const reached = flood(goal, outOf)
  if (!maze.exits.some(exit => reached.has(exit.y * size + exit.x))) {
    problems.push(problem('no-way-out', 'No exit can be reached from the true treasure. Open a wall.', [treasure]))
  }
  return problems
}

function flood(from: number, edges: readonly (readonly number[])[]): ReadonlySet<number> {
  const seen = new Set([from])
  for (const at of seen) for (const next of edges[at] ?? []) seen.add(next)
  return seen
}

/** `3 of 4 exits are there`: what is too few or too many. */
function countOf(found: number, wanted: number, name: string, names = `${name}s`): string {
  return found < wanted
    ? `${found} of ${plural(wanted, name, names)} placed`
    : `${plural(found, name, names)} placed, ${found - wanted} too many`
}

function isBetween(count: number, min: number, max: number): boolean {
  return count >= min && count <= max
}

function problem(rule: MazeRule, message: string, cells: readonly Point[] = []): MazeProblem {
  return { rule, message, cells: cells.map(({ x, y }) => ({ x, y })) }
}
