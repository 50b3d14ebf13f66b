import { expect, test } from 'vitest'
import { arrangementOf, scaleOf, stripOf } from './arrangement.ts'

test.each([
  [1280, 800, 'wide', 1],
  [1366, 650, 'wide', 1],
  [1920, 1080, 'wide', 1.25],
  [768, 1024, 'wide', 1],
  [640, 400, 'across', 1],
  [844, 390, 'across', 1],
  [390, 844, 'upright', 1],
  [360, 640, 'upright', 1],
] as const)('a window of %i × %i is %s at scale %f', (width, height, arrangement, scale) => {
  expect(arrangementOf(width, height)).toBe(arrangement)
  expect(scaleOf(width, height)).toBe(scale)
})

test('a board changes what it names and keeps the rest', () => {
  expect(stripOf('wide', { size: 140 })).toEqual({ ...stripOf('wide', undefined), size: 140 })
})
