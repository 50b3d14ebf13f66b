import { createRng } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { DEFAULT_STYLE, generateMaze } from '../../game/generate.ts'
import { sideOf, sortMaze } from '../../game/maze.ts'
import { DEFAULT_OPTIONS } from '../../game/options.ts'
import { mazeProblems } from '../../game/validate.ts'
import { describeCell } from '../../game/words/board.ts'
import { countOf, emptyMaze, mirrored, moved, withoutThing, withSide, withThing } from './edit.ts'
import { sideAt } from './hit.ts'

const GENERATED = generateMaze(DEFAULT_OPTIONS, DEFAULT_STYLE, createRng('editor'))
const EMPTY = emptyMaze(10)

describe('the pen', () => {
  test('a wall is drawn and wiped from either of its cells', () => {
    const walled = withSide(EMPTY, { x: 3, y: 3 }, 'E', true)
    expect(sideOf(walled, { x: 4, y: 3 }, 'W')).toBe('inner-wall')
    expect(withSide(walled, { x: 4, y: 3 }, 'W', false)).toEqual(EMPTY)
    expect(sideOf(withSide(EMPTY, { x: 3, y: 3 }, 'N', true), { x: 3, y: 2 }, 'S')).toBe('inner-wall')
  })
  test('at the rim it draws exits', () => {
    const opened = withSide(EMPTY, { x: 0, y: 4 }, 'W', true)
    expect(sideOf(opened, { x: 0, y: 4 }, 'W')).toBe('exit')
    expect(withSide(opened, { x: 0, y: 4 }, 'W', false)).toEqual(EMPTY)
  })
  test('an edit that changes nothing returns the same maze', () => {
    expect(withSide(EMPTY, { x: 3, y: 3 }, 'E', false)).toBe(EMPTY)
  })
  test('it meets the nearest side, and none in the middle or at a corner', () => {
    expect(sideAt({ x: 3.1, y: 4.5 }, 10)).toEqual({ cell: { x: 3, y: 4 }, dir: 'W' })
    expect(sideAt({ x: 3.5, y: 4.9 }, 10)).toEqual({ cell: { x: 3, y: 4 }, dir: 'S' })
    expect(sideAt({ x: 3.5, y: 4.5 }, 10)).toBeUndefined()
    expect(sideAt({ x: 3.02, y: 4.02 }, 10)).toBeUndefined()
    expect(sideAt({ x: 3.5, y: -0.2 }, 10)).toEqual({ cell: { x: 3, y: 0 }, dir: 'N' })
    expect(sideAt({ x: 10.3, y: 2.5 }, 10)).toEqual({ cell: { x: 9, y: 2 }, dir: 'E' })
  })
})

describe('things', () => {
  const put = (maze = EMPTY, kind: Parameters<typeof withThing>[1] = 'crutch', x = 0) =>
    withThing(maze, kind, { x, y: 0 }, DEFAULT_OPTIONS)
  test('the same again takes it away, and there are never too many', () => {
    expect(put(put()).things).toEqual([])
    const three = put(put(put(EMPTY, 'crutch', 0), 'crutch', 1), 'crutch', 2)
    expect(countOf(three, 'crutch')).toBe(2)
    expect(three.things.some(thing => thing.x === 0)).toBe(false)
  })
  test('pits get the first free number', () => {
    const pits = put(put(EMPTY, 'pit-in', 0), 'pit-in', 1)
    expect(pits.things).toMatchObject([{ pit: 1 }, { pit: 2 }])
    expect(put(withoutThing(pits, { x: 0, y: 0 }), 'pit-in', 5).things).toMatchObject([{ pit: 2 }, { pit: 1 }])
  })
  test('a carried thing changes places with what lies there', () => {
    const two = put(put(EMPTY, 'trap', 0), 'crutch', 1)
    expect(moved(two, { x: 0, y: 0 }, { x: 1, y: 0 }).things).toMatchObject([
      { kind: 'trap', x: 1 },
      { kind: 'crutch', x: 0 },
    ])
  })
})

test('a mirrored maze is valid as before, and twice mirrored the same', () => {
  expect(mazeProblems(mirrored(GENERATED), DEFAULT_OPTIONS)).toEqual([])
  expect(sortMaze(mirrored(mirrored(GENERATED)))).toEqual(GENERATED)
  expect(sortMaze(mirrored(GENERATED))).not.toEqual(GENERATED)
})

test('a cell is described with its thing, walls and exits', () => {
  const maze = withSide(withThing(EMPTY, 'trap', { x: 0, y: 0 }, DEFAULT_OPTIONS), { x: 0, y: 0 }, 'W', true)
  expect(describeCell(maze, { x: 0, y: 0 })).toBe('A1: Trap; walls north; exit west')
})
