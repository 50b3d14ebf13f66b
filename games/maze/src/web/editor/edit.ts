import { createRng } from '@turnwise/engine'
import { DEFAULT_STYLE, generateMaze, type Style } from '../../game/generate.ts'
import { type Dir, isPerimeter, neighbour, type Point, samePoint } from '../../game/grid.ts'
import { type Exit, type Maze, OPEN, type PitKind, sideOf, type Thing, type ThingKind, WALL } from '../../game/maze.ts'
import { type Options, thingsNeeded } from '../../game/options.ts'

/** A board with neither walls nor things. */
export function emptyMaze(size: number): Maze {
  return {
    size,
    east: Array.from({ length: size }, () => OPEN.repeat(size - 1)),
    south: Array.from({ length: size - 1 }, () => OPEN.repeat(size)),
    exits: [],
    things: [],
  }
}

/** Whether there is something on this side that the pen could take away: a wall inside, an exit at the rim. */
export function isDrawn(maze: Maze, cell: Point, dir: Dir): boolean {
  const side = sideOf(maze, cell, dir)
  return side === 'inner-wall' || side === 'exit'
}

/** Draws or wipes a side: walls inside, exits at the rim. */
export function withSide(maze: Maze, cell: Point, dir: Dir, drawn: boolean): Maze {
  if (isDrawn(maze, cell, dir) === drawn) return maze
  if (isPerimeter(maze.size, cell, dir)) {
    const exit: Exit = { x: cell.x, y: cell.y, side: dir }
    const others = maze.exits.filter(one => one.side !== dir || !samePoint(one, cell))
    return { ...maze, exits: drawn ? [...others, exit] : others }
  }
  const first = dir === 'N' || dir === 'W' ? neighbour(cell, dir) : cell
  const rows = dir === 'E' || dir === 'W' ? 'east' : 'south'
  return { ...maze, [rows]: withSign(maze[rows], first, drawn ? WALL : OPEN) }
}

function withSign(rows: readonly string[], { x, y }: Point, sign: string): readonly string[] {
  return rows.map((row, i) => (i === y ? row.slice(0, x) + sign + row.slice(x + 1) : row))
}

export function withoutThing(maze: Maze, cell: Point): Maze {
  const things = maze.things.filter(thing => !samePoint(thing, cell))
  return things.length === maze.things.length ? maze : { ...maze, things }
}

/** How many inner walls there are. */
export function wallsOf({ east, south }: Maze): number {
  return [...east, ...south].reduce((sum, row) => sum + [...row].filter(sign => sign === WALL).length, 0)
}

/** The number that the next pit or landing gets. */
export function nextPit(kind: PitKind, { things }: Maze): number {
  return freeNumber(kind, things)
}

export function countOf(maze: Maze, kind: ThingKind): number {
  return maze.things.filter(thing => thing.kind === kind).length
}

/**
 * Puts a thing into a cell. The same there already is taken away; where all of a kind are placed, the one placed first
 * moves here; a pit gets the first number that is free.
 */
export function withThing(maze: Maze, kind: ThingKind, cell: Point, options: Options): Maze {
  const there = maze.things.find(thing => samePoint(thing, cell))
  const cleared = withoutThing(maze, cell)
  if (there?.kind === kind) return cleared
  const most = thingsNeeded(options)[kind]
  if (most === 0) return maze
  const same = cleared.things.filter(thing => thing.kind === kind)
  const surplus = same.length >= most ? same[0] : undefined
  const kept = cleared.things.filter(thing => thing !== surplus)
  return { ...cleared, things: [...kept, thingOf(kind, cell, kept)] }
}

function thingOf(kind: ThingKind, { x, y }: Point, others: readonly Thing[]): Thing {
  if (kind !== 'pit-in' && kind !== 'pit-out') return { x, y, kind }
  return { x, y, kind, pit: freeNumber(kind, others) }
}

function freeNumber(kind: PitKind, things: readonly Thing[]): number {
  const taken = new Set(things.flatMap(thing => (thing.kind === kind ? [thing.pit] : [])))
  let pit = 1
  while (taken.has(pit)) pit++
  return pit
}

/** A thing carried to another cell; what lay there changes places with it. */
export function moved(maze: Maze, from: Point, to: Point): Maze {
  const things = maze.things.map(thing => {
    if (samePoint(thing, from)) return { ...thing, x: to.x, y: to.y }
    return samePoint(thing, to) ? { ...thing, x: from.x, y: from.y } : thing
  })
  return { ...maze, things }
}

const MIRRORED: Readonly<Record<Dir, Dir>> = { N: 'N', E: 'W', S: 'S', W: 'E' }

/** East and west changed. */
export function mirrored(maze: Maze): Maze {
  const flip = (row: string) => [...row].reverse().join('')
  const over = (x: number) => maze.size - 1 - x
  return {
    ...maze,
    east: maze.east.map(flip),
    south: maze.south.map(flip),
    exits: maze.exits.map(exit => ({ ...exit, x: over(exit.x), side: MIRRORED[exit.side] })),
    things: maze.things.map(thing => ({ ...thing, x: over(thing.x) })),
  }
}

/** A generated maze, another one each time. */
export function freshMaze(options: Options, style: Style = DEFAULT_STYLE): Maze {
  return generateMaze(options, style, createRng(`${Date.now()} ${Math.random()}`))
}
