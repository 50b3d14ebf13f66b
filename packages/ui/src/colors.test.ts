import { expect, test } from 'vitest'
import { colorsOf, SEAT_COLORS, type SeatColorId } from './colors.ts'

test.each<[number, (SeatColorId | undefined)[], string]>([
  [2, [], 'teal amber'],
  [2, ['plum'], 'plum teal'],
  [2, [undefined, 'teal'], 'amber teal'],
  [4, [undefined, undefined, 'amber'], 'teal plum amber sky'],
  [3, ['rose', 'rose', 'teal'], 'rose amber teal'],
  [6, ['slate'], 'slate teal amber plum sky rose'],
])('of %i seats that chose %j, each has a colour of its own: %s', (seats, chosen, expected) => {
  expect(
    colorsOf(seats, chosen)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(expected)
})

test('every colour has its own mark', () => {
  expect(new Set(SEAT_COLORS.map(color => color.mark)).size).toBe(SEAT_COLORS.length)
})
