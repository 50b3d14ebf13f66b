import { expect, test } from 'vitest'
import { elapsedWithout } from './elapsed.ts'

const elapsed = elapsedWithout([
  { from: 10, to: 20 },
  { from: 15, to: 25 },
  { from: 18, to: 30 },
  { from: 50, to: 60 },
])

test.each([
  [0, 10, 10],
  [0, 15, 10],
  [0, 30, 10],
  [12, 16, 0],
  [16, 40, 10],
  [0, 100, 70],
  [55, 58, 0],
  [60, 70, 10],
  [70, 60, 0],
])('from %i to %i %i count', (from, to, expected) => {
  expect(elapsed(from, to)).toBe(expected)
})
