import { expect, test } from 'vitest'
import { colorsOf, SEAT_COLORS } from './colors.ts'

test.each([
  [2, 0, 'plum'],
  [2, 1, 'teal'],
  [4, 2, 'amber'],
  [6, 5, 'slate'],
] as const)('of %i seats, seat %i has %s and no two have the same', (seats, own, chosen) => {
  const colors = colorsOf(seats, own, chosen)
  expect(colors[own]?.id).toBe(chosen)
  expect(new Set(colors).size).toBe(seats)
})

test('every colour has a mark of its own', () => {
  expect(new Set(SEAT_COLORS.map(color => color.mark)).size).toBe(SEAT_COLORS.length)
})
