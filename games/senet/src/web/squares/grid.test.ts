import { expect, test } from 'vitest'
import { cellIndex, neighbourOf, placeOf, SQUARES, TALL, WIDE } from './grid.ts'

test.each([
  [1, 0, 0],
  [10, 0, 9],
  [11, 1, 9],
  [20, 1, 0],
  [21, 2, 0],
  [30, 2, 9],
])('square %i lies in row %i, column %i, and on its side the other way round', (square, row, column) => {
  expect(placeOf(square, WIDE)).toEqual({ row, column })
  expect(placeOf(square, TALL)).toEqual({ row: column, column: row })
})

test.each([WIDE, TALL])('every square has its own cell', grid => {
  expect(new Set(SQUARES.map(square => cellIndex(square, grid)))).toEqual(new Set(SQUARES.map(square => square - 1)))
})

test.each([
  [1, 'ArrowRight', WIDE, 2],
  [1, 'ArrowDown', WIDE, 20],
  [11, 'ArrowLeft', WIDE, 12],
  [1, 'ArrowLeft', WIDE, 1],
  [1, 'ArrowDown', TALL, 2],
  [1, 'ArrowRight', TALL, 20],
  [30, 'ArrowDown', TALL, 30],
  [5, 'Enter', WIDE, 5],
] as const)('from %i %s leads as it looks', (square, key, grid, next) => {
  expect(neighbourOf(square, key, grid)).toBe(next)
})
