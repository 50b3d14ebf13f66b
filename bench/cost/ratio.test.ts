import { expect, test } from 'vitest'
import { formatRatio, ratioOf } from './ratio.ts'

test('the ratio of costs compares neighbouring slices, with a confidence interval', () => {
  const baseline = [100, 110, 90, 105]
  const same = ratioOf(baseline, baseline)
  expect(same).toEqual({ ratio: 1, low: 1, high: 1 })
  const halved = ratioOf(
    baseline,
    baseline.map(cost => cost / 2),
  )
  expect(halved?.ratio).toBeCloseTo(0.5)
  const noisy = ratioOf(baseline, [105, 104, 95, 100])
  expect(noisy?.low).toBeLessThan(1)
  expect(noisy?.high).toBeGreaterThan(1)
  expect(noisy?.ratio).toBeGreaterThan(noisy?.low ?? 1)
  expect(noisy?.ratio).toBeLessThan(noisy?.high ?? 1)
})

test('slices in which threads did nothing are left out', () => {
  expect(ratioOf([0, 100, 100], [0, 50, 50])).toEqual({ ratio: 0.5, low: 0.5, high: 0.5 })
  expect(formatRatio(ratioOf([0, 0, 0, 3], [0, 1, 0, 0]))).toBe('too little to compare')
})
