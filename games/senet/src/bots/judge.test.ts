import { expect, test } from 'vitest'
import { position } from '../game/tests/position.ts'
import { view as viewOf } from '../game/view.ts'
import { senet } from '../index.ts'
import { judge } from './judge.ts'

function rated(at: string, value: 1 | 2 | 3 | 4 | 5) {
  const state = position(at, 0, value)
  const legal = senet.legalActions(state, 0)
  const ratings = judge.rate({ view: viewOf(state), seat: 0, seats: 2, legal, budget: {} })
  const worths = ratings.map(({ values }) => values[0] ?? 0)
  return { best: legal[worths.indexOf(Math.max(...worths))], gap: Math.max(...worths) - Math.min(...worths) }
}

/** By the exact tables for two pieces a side (`scripts/regret.ts` solves them): the better move, and what it gains. */
const EXACT = [
  ['O20 x22 X25 O29', 2, 22, 0.208],
  ['O8 O16 X23 X26', 1, 23, 0.159],
  ['O8 X22 x23 o25', 3, 23, 0.179],
  ['x2 O19 o23 x24', 2, 24, 0.193],
  ['O14 x18 o21 X28', 3, 18, 0.159],
  ['O18 O20 X25 X29', 2, 29, 0.145],
  ['o17 X24 O25 X28', 2, 24, 0.178],
] as const

test.each(EXACT)('the better move is found in %s with a throw of %i', (at, value, from, gain) => {
  const found = rated(at, value)
  expect(found.best).toEqual({ type: 'move', from })
  expect(Math.abs(found.gap - gain)).toBeLessThan(0.08)
})

test('the chances of the two seats add up to 1, whichever is to throw, with either kind of throw', () => {
  for (const throws of ['sticks', 'uniform'] as const) {
    for (const value of [null, 2] as const) {
      const state = { ...position('x3 x5 x12 X20 o7 o8 O14', 0, value ?? 1), throws, throw: value }
      const values = judge.evaluate(viewOf(state), 1, {})
      expect(values[0]! + values[1]!).toBeCloseTo(1, 12)
    }
  }
})

test('a won match is worth 1', () => {
  const state = position('o1', 0, 1)
  expect(judge.evaluate({ ...viewOf(state), winner: 0 }, 1, {})).toEqual([1, 0])
})
