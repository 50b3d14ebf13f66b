import { createRng } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { generateMaze } from '../generate.ts'
import { cellsOf, DIRS, isPerimeter, neighbour, OPPOSITE } from '../grid.ts'
import { sideOf } from '../maze.ts'
import { DEFAULT_OPTIONS } from '../options.ts'
import { draw, p } from './table.ts'

const HALL = draw('..... ..... ..T.. ..... .....', [
  { x: 1, y: 1, dir: 'E' },
  { x: 3, y: 2, dir: 'S' },
])

describe('1.1 each side of a cell has one of four states', () => {
  test.each([
    [1, 1, 'E', 'inner-wall'],
    [2, 1, 'W', 'inner-wall'],
    [3, 2, 'S', 'inner-wall'],
    [3, 3, 'N', 'inner-wall'],
    [1, 1, 'S', 'open'],
    [0, 0, 'N', 'outer-wall'],
    [0, 0, 'W', 'outer-wall'],
    [4, 4, 'E', 'outer-wall'],
    [4, 4, 'S', 'outer-wall'],
    [2, 0, 'N', 'exit'],
    [4, 2, 'E', 'exit'],
    [2, 4, 'S', 'exit'],
    [0, 2, 'W', 'exit'],
  ] as const)('%i,%i %s is %s', (x, y, dir, state) => {
    expect(sideOf(HALL, p(x, y), dir)).toBe(state)
  })
})

describe('1.2 invariants, over generated mazes', () => {
  const mazes = Array.from({ length: 20 }, (_, i) =>
    generateMaze(DEFAULT_OPTIONS, { twisty: i * 5, open: i * 5 }, createRng(i)),
  )
  test('neighbours agree about the edge between them', () => {
    for (const maze of mazes) {
      for (const cell of cellsOf(10)) {
        for (const dir of DIRS) {
          if (isPerimeter(10, cell, dir)) continue
          expect(sideOf(maze, neighbour(cell, dir), OPPOSITE[dir])).toBe(sideOf(maze, cell, dir))
        }
      }
    }
  })
  test('the perimeter is outer wall or exit, the inside neither', () => {
    for (const maze of mazes) {
      for (const cell of cellsOf(10)) {
        for (const dir of DIRS) {
          const isOuter = ['outer-wall', 'exit'].includes(sideOf(maze, cell, dir))
          expect(isOuter).toBe(isPerimeter(10, cell, dir))
        }
      }
    }
  })
})
