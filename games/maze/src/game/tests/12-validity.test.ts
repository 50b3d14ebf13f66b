import { createRng, type Rng } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { formatMaze, type Maze, type Options, parseMaze } from '../../index.ts'
import { optionsSchema } from '../../schema.ts'
import { startAt, takeTurn } from '../explore.ts'
import { generateMaze } from '../generate.ts'
import { cellsOf, DIRS, type Dir, isPerimeter, type Point } from '../grid.ts'
import { positionOf } from '../knowledge.ts'
import { type Exit, type Thing, thingAt } from '../maze.ts'
import { DEFAULT_OPTIONS, OPTION_RANGES, thingsNeeded } from '../options.ts'
import { mazeProblems } from '../validate.ts'
import { act, draw, optionsFor, p, refusal, setup } from './table.ts'

const GOOD = draw('T1... .f... ..c.. ...ax ....t')
const OPTIONS = optionsFor(GOOD)
const swap = (maze: Maze, from: Point, to: Point): Maze => ({
  ...maze,
  things: maze.things.map(thing => (thing.x === from.x && thing.y === from.y ? ({ ...thing, ...to } as Thing) : thing)),
})

describe('the validator names the rule broken and the cells (ruling 2)', () => {
  const locked = (x: number, y: number): (Point & { dir: Dir })[] => [
    { x, y, dir: 'E' },
    { x, y, dir: 'S' },
    { x: x - 1, y, dir: 'E' },
    { x, y: y - 1, dir: 'S' },
  ]
  test.each<[string, Maze, string[], Point[]]>([
    ['a good one', GOOD, [], []],
    ['another size', { ...GOOD, size: 6 }, ['size'], []],
    ['a short row', { ...GOOD, east: GOOD.east.with(0, '...') }, ['walls'], []],
    ['a strange sign', { ...GOOD, south: GOOD.south.with(0, '..x..') }, ['walls'], []],
    ['two things in a cell', swap(GOOD, p(1, 1), p(0, 0)), ['crowded-cell'], [p(0, 0), p(0, 0)]],
    ['a thing outside', swap(GOOD, p(1, 1), p(9, 9)), ['thing-place'], [p(9, 9)]],
    ['a pit at an exit', swap(GOOD, p(1, 0), p(2, 0)), ['pit-at-exit'], [p(2, 0)]],
    ['no true treasure', { ...GOOD, things: GOOD.things.slice(1) }, ['thing-count'], []],
    ['a locked cell', draw('T1... .f... ..c.. ...ax ....t', locked(3, 1)), ['treasure-out-of-reach'], [p(3, 1)]],
    [
      'a treasure that is locked in',
      draw('T1... .f... ..c.. ...ax ....t', locked(0, 0)),
      ['treasure-out-of-reach', 'no-way-out'],
      cellsOf(5).filter(cell => !(cell.y === 0 && cell.x < 2)),
    ],
  ])('%s', (_, maze, rules, cells) => {
    const problems = mazeProblems(maze, OPTIONS)
    expect(problems.map(problem => problem.rule)).toEqual(rules)
    expect(problems[0]?.cells ?? []).toEqual(cells)
  })
  test('a pit with no landing', () => {
    const maze = { ...GOOD, things: GOOD.things.filter(thing => thing.kind !== 'pit-out') }
    expect(mazeProblems(maze, OPTIONS).map(problem => problem.rule)).toEqual(['pit-pairs'])
  })
  test('a pit may be the only way: its landing counts as reached', () => {
    const ring: (Point & { dir: Dir })[] = [
      { x: 0, y: 0, dir: 'S' },
      { x: 1, y: 0, dir: 'S' },
      { x: 2, y: 0, dir: 'S' },
      { x: 3, y: 0, dir: 'S' },
      { x: 4, y: 0, dir: 'S' },
    ]
    const way = draw('a...T ..... .1... ..... .....', ring)
    expect(mazeProblems(way, optionsFor(way))).toEqual([])
    const trapped = draw('1...T ..... .a... ..... .....', ring)
    expect(mazeProblems(trapped, optionsFor(trapped)).map(problem => problem.rule)).toEqual(['treasure-out-of-reach'])
  })
  test('an invalid maze is refused, never repaired', () => {
    const state = setup(OPTIONS)
    expect(refusal(state, 0, { type: 'submit-maze', maze: swap(GOOD, p(1, 1), p(0, 0)) })).toBe('invalid-maze')
    expect(act(state, 0, { type: 'submit-maze', maze: GOOD }).state.mazes[0]?.east).toEqual(GOOD.east)
  })
})

/** The rules themselves as the judge: each move is really made, then each start is searched on its own. */
function isWinnable(maze: Maze): boolean {
  const key = ({ x, y }: Point) => y * maze.size + x
  const moves = new Map<number, { to: number[]; leaves: boolean }>()
  for (const cell of cellsOf(maze.size)) {
    if (thingAt(maze, cell)?.kind === 'pit-in') continue
    const steps = DIRS.map(dir => {
      const walk = startAt(maze, 0, cell)
      takeTurn(walk, maze, 0, dir)
      return walk.state
    })
    moves.set(key(cell), { to: steps.map(step => key(positionOf(step))), leaves: steps.some(step => step.outside) })
  }
  const reach = (from: number, goal: (at: number) => boolean) => {
    const seen = new Set([from])
    for (const at of seen) {
      if (goal(at)) return true
      for (const to of moves.get(at)?.to ?? []) seen.add(to)
    }
    return false
  }
  const treasure = key(maze.things.find(thing => thing.kind === 'true-treasure')!)
  const out = reach(treasure, at => moves.get(at)?.leaves === true)
  return out && [...moves.keys()].every(from => reach(from, at => at === treasure))
}

function randomMaze(options: Options, walls: number, rng: Rng): Maze {
  const { size } = options
  const grid = (height: number, width: number) =>
    Array.from({ length: height }, () => Array.from({ length: width }, () => (rng.next() < walls ? '#' : '.')).join(''))
  const cells = rng.shuffle(cellsOf(size))
  const take = () => cells.pop()!
  const things: Thing[] = []
  for (let pit = 1; pit <= options.pits; pit++) {
    things.push({ ...take(), kind: 'pit-in', pit }, { ...take(), kind: 'pit-out', pit })
  }
  things.push({ ...take(), kind: 'true-treasure' })
  for (let i = 1; i < options.treasures; i++) things.push({ ...take(), kind: 'fake-treasure' })
  const entries = things.filter(thing => thing.kind === 'pit-in')
  const exits = DIRS.map((side): Exit => {
    const places = cellsOf(size).filter(
      cell => isPerimeter(size, cell, side) && !entries.some(entry => entry.x === cell.x && entry.y === cell.y),
    )
    return { ...rng.pick(places), side }
  })
  return { size, east: grid(size, size - 1), south: grid(size - 1, size), exits, things }
}

describe('the validator against the rules as a solver', () => {
  test.each([
    [4, 1500],
    [5, 1500],
    [10, 300],
  ])('boards of side %i: %i random mazes, valid and invalid', (size, count) => {
    const rng = createRng(`solver ${size}`)
    const options = { ...DEFAULT_OPTIONS, size, treasures: 2, pits: 2, crutches: 0, crossbows: 0, traps: 0 }
    const seen = { valid: 0, invalid: 0 }
    for (let i = 0; i < count; i++) {
      const maze = randomMaze(options, rng.next() * (size > 5 ? 0.4 : 0.6), rng)
      const isValid = mazeProblems(maze, options).length === 0
      expect(isWinnable(maze)).toBe(isValid)
      seen[isValid ? 'valid' : 'invalid']++
    }
    expect(Math.min(seen.valid, seen.invalid)).toBeGreaterThan(count / 10)
  })
})

describe('the generator (ruling 3)', () => {
  test('gives a valid maze for every seed and style', () => {
    for (let i = 0; i < 500; i++) {
      const maze = generateMaze(DEFAULT_OPTIONS, { twisty: (i * 37) % 101, open: (i * 53) % 101 }, createRng(i))
      expect(mazeProblems(maze, DEFAULT_OPTIONS)).toEqual([])
    }
  })
  test.each<Partial<Options>>([
    { size: 4, treasures: 1, pits: 3, crutches: 1, crossbows: 0, traps: 0 },
    { size: 5, exits: 1, treasures: 1, pits: 4, crutches: 1, crossbows: 1, traps: 1 },
    { size: 20, exits: 16, pits: 10 },
    { size: 6, exits: 7, pits: 4 },
    { size: 10, pits: 0, crutches: 0, crossbows: 0, traps: 0, treasures: 1 },
  ])('gives a valid maze for %j', chosen => {
    const options = { ...DEFAULT_OPTIONS, ...chosen }
    for (let i = 0; i < 40; i++) {
      const maze = generateMaze(
        options,
        { twisty: (i * 29) % 101, open: i % 4 === 0 ? 0 : (i * 7) % 101 },
        createRng(i),
      )
      expect(mazeProblems(maze, options)).toEqual([])
    }
  })
  test('the styles show: more open means fewer walls, more twisty more corners', () => {
    const walls = (open: number) =>
      [...generateMaze(DEFAULT_OPTIONS, { twisty: 50, open }, createRng(1)).east.join('')].filter(s => s === '#').length
    expect(walls(0)).toBeGreaterThan(walls(50))
    expect(walls(100)).toBe(0)
    const straights = (twisty: number) => {
      const { east } = generateMaze(DEFAULT_OPTIONS, { twisty, open: 0 }, createRng(1))
      return east.flatMap(row => row.match(/\.{3,}/g) ?? []).length
    }
    expect(straights(0)).toBeGreaterThan(straights(100))
  })
})

describe('a maze as JSON', () => {
  test('survives export and import', () => {
    for (let i = 0; i < 50; i++) {
      const maze = generateMaze(DEFAULT_OPTIONS, { twisty: 50, open: 20 }, createRng(i))
      expect(parseMaze(formatMaze(maze))).toEqual({ ok: true, value: maze })
    }
  })
  test.each([
    '',
    '{',
    '[]',
    '{"size": 10}',
    '{"size": 10, "east": [], "south": [], "exits": [], "things": [], "x": 1}',
  ])('is refused when it is none: %s', text => {
    expect(parseMaze(text).ok).toBe(false)
  })
})

test('a maze holds what a match needs, and nothing else', () => {
  const needed = thingsNeeded(DEFAULT_OPTIONS)
  const { things } = generateMaze(DEFAULT_OPTIONS, { twisty: 50, open: 20 }, createRng('needed'))
  for (const [kind, count] of Object.entries(needed)) {
    expect(things.filter(thing => thing.kind === kind)).toHaveLength(count)
  }
})

test('options outside their ranges are refused, those at the ends are not', () => {
  const takes = (options: object) => optionsSchema.safeParse({ ...DEFAULT_OPTIONS, size: 20, ...options }).success
  for (const [name, [min, max]] of Object.entries(OPTION_RANGES)) {
    expect([name, [min, max].map(value => takes({ [name]: value }))]).toEqual([name, [name !== 'size', true]])
    expect([min - 1, max + 1].map(value => takes({ [name]: value }))).toEqual([false, false])
  }
})
