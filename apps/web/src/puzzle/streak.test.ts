import { expect, test } from 'vitest'
import { daysInARow, today } from './streak.ts'

test.each([
  ['nothing solved', [], 0],
  ['today only', [100], 1],
  ['yesterday and before, today still open', [97, 98, 99], 3],
  ['a day left out', [96, 97, 99, 100], 2],
  ['long ago', [50, 51], 0],
])('days in a row: %s', (_name, solved, count) => {
  expect(daysInARow(solved, 100)).toBe(count)
})

test('a day begins at midnight of the device', () => {
  const evening = new Date(2026, 10, 16, 23, 59)
  const morning = new Date(2026, 10, 17, 0, 1)
  expect(today(morning) - today(evening)).toBe(1)
})
