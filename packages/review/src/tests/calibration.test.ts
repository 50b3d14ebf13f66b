import { CATALOG } from '@turnwise/catalog'
import { expect, test } from 'vitest'
import { calibrate, calibrationPicture, calibrationTable, mergeCalibrations } from '../index.ts'

test('a series can be split and merged', async () => {
  const module = await CATALOG.find(({ id }) => id === 'maze')!.load()
  const settings = { options: { size: 5, treasures: 2, pits: 1, exits: 3, crutches: 0, crossbows: 0, traps: 0 } }
  const whole = calibrate(module, 0, 4, settings)
  const parts = [calibrate(module, 0, 1, settings), calibrate(module, 1, 4, settings)]
  const merged = mergeCalibrations(parts)
  expect(merged.games).toBe(4)
  expect(merged.bins.map(({ count, won }) => [count, won])).toEqual(whole.bins.map(({ count, won }) => [count, won]))
  expect(whole.bins.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(0)
  expect(calibrationTable(whole)).toContain('| 50–60 % |')
  expect(calibrationPicture(whole)).toContain(
    '<title id="title">maze: chances rated against games won, 4 games</title>',
  )
  expect(() => mergeCalibrations([whole, { ...whole, game: 'senet' }])).toThrow('one series')
})

test('a match that is aborted counts for nothing', async () => {
  const module = await CATALOG.find(({ id }) => id === 'senet')!.load()
  const aborted = calibrate(module, 0, 2, { longest: 40, every: 1 })
  expect(aborted.unfinished).toBe(2)
  expect(aborted.bins.every(({ count }) => count === 0)).toBe(true)
  expect(calibrationTable(aborted)).toContain('not counted: 2.')
})
