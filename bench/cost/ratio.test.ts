import { expect, test } from 'vitest'
import { ratioOf } from './ratio.ts'

test('the ratio of costs compares neighbouring slices, with a confidence interval', () => {
  const baseline = [100, 110, 90, 105]
  const same = ratioOf(baseline, baseline)
  expect(same).toEqual({ ratio: 1, low: 1, high: 1 })
  const halved = ratioOf(
    baseline,
    baseline.map(cost => cost / 2),
  )
  expect(halved.ratio).toBeCloseTo(0.5)
  const noisy = ratioOf(baseline, [105, 104, 95, 100])
  expect(noisy.low).toBeLessThan(1)
  expect(noisy.high).toBeGreaterThan(1)
  expect(noisy.ratio).toBeGreaterThan(noisy.low)
  expect(noisy.ratio).toBeLessThan(noisy.high)
})
