import { expect, test } from 'vitest'
import { chiSquared, pValue, serialCorrelation } from './statistics.ts'

test('counts as they are expected are likely, and others are not', () => {
  expect(chiSquared(Float64Array.of(40, 60, 40, 10, 10), [4, 6, 4, 1, 1])).toBe(0)
  expect(pValue(chiSquared(Float64Array.of(100, 300), [1, 1]), 1)).toBeLessThan(0.001)
  // The 95th percentiles of tables.
  expect(pValue(11.07, 5)).toBeCloseTo(0.05, 2)
  expect(pValue(293.25, 255)).toBeCloseTo(0.05, 2)
})

test('numbers that follow each other are noticed', () => {
  const rising = serialCorrelation()
  for (let n = 0; n < 999; n++) rising.add((n % 100) / 100, ((n + 1) % 100) / 100)
  expect(rising.correlation).toBeGreaterThan(0.9)
})
