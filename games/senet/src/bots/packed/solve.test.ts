import { expect, test } from 'vitest'
import { SIDES, sideNumber } from './sides.ts'
import { solveEndgames } from './solve.ts'

const { values } = solveEndgames([4, 6, 4, 1, 1], 1)

const bit = (square: number) => 1 << (square - 1)
const worth = (own: number, opp: number) =>
  values[sideNumber(bit(own), bit(own)) * SIDES.count + sideNumber(bit(opp), bit(opp))]

test('every way to place up to two pieces of a side has its own number', () => {
  for (let side = 0; side < SIDES.count; side++) expect(sideNumber(SIDES.masks[side]!, SIDES.gates[side]!)).toBe(side)
  expect(sideNumber(bit(1) | bit(2) | bit(3), 0)).toBe(-1)
})

test('29 against 30, by hand', () => {
  // A 2 wins (6 of 16); a 1 swaps with the piece on 30 and throws again (4); a 3 passes (4); 4 and 5 change nothing.
  const byHand = (6 + 4 * worth(30, 29)! + 4 * (1 - worth(30, 29)!)) / 14
  expect(worth(29, 30)).toBeCloseTo(byHand, 7)
})

test('a piece on 30 against one that is far away wins almost always', () => {
  expect(worth(30, 1)).toBeGreaterThan(0.95)
  expect(worth(1, 30)).toBeLessThan(0.1)
})
