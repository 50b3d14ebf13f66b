import { expect, test } from 'vitest'
import { formatDay, hoursLeft, nameDay, parseDay, today, weekdayOf } from './days.ts'
import { bestRow, daysInARow } from './streak.ts'

test.each([
  ['nothing solved', [], 0],
  ['today only', [100], 1],
  ['yesterday and before, today still open', [97, 98, 99], 3],
  ['a day left out', [96, 97, 99, 100], 2],
  ['long ago', [50, 51], 0],
])('days in a row: %s', (_name, solved, count) => {
  expect(daysInARow(solved, 100)).toBe(count)
})

test('the best row may be over', () => {
  expect(bestRow([])).toBe(0)
  expect(bestRow([10, 11, 12, 20, 21])).toBe(3)
})

test('a day begins at midnight of the device', () => {
  const evening = new Date(2026, 10, 16, 23, 59)
  const morning = new Date(2026, 10, 17, 0, 1)
  expect(today(morning) - today(evening)).toBe(1)
  expect([hoursLeft(evening), hoursLeft(morning)]).toEqual([1, 24])
})

test('a day has an address, and only days up to today have one', () => {
  const day = today(new Date(2026, 10, 16, 12))
  expect([formatDay(day), nameDay(day), weekdayOf(day)]).toEqual(['2026-11-16', '16 November', 'M'])
  expect(parseDay('2026-11-16', day)).toBe(day)
  for (const text of ['2026-11-17', '2026-11-31', 'yesterday', '']) expect(parseDay(text, day)).toBeUndefined()
})
