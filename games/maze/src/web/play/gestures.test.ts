import { expect, test } from 'vitest'
import { landingCell } from './use-drag.ts'
import { wayOf } from './use-swipe.ts'

test.each([
  [60, 10, 'E'],
  [-60, 10, 'W'],
  [5, -40, 'N'],
  [5, 40, 'S'],
  [10, 10, undefined],
])('a stroke of %i, %i', (x, y, dir) => {
  expect(wayOf(x, y)).toBe(dir)
})

test('a map is held where it was taken', () => {
  // Taken in the middle of its origin, the player one cell to the east of it.
  expect(landingCell({ x: 4.5, y: 6.5 }, { x: 0.5, y: 0.5 }, { x: 1, y: 0 })).toEqual({ x: 5, y: 6 })
  // A little to the side still snaps to the same cells.
  expect(landingCell({ x: 4.8, y: 6.2 }, { x: 0.5, y: 0.5 }, { x: 1, y: 0 })).toEqual({ x: 5, y: 6 })
})
