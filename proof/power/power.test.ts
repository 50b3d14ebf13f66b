import { expect, test } from 'vitest'
import { cutPower, failEachOperation } from './power-cuts.ts'

test('1,200 power cuts: whatever was not synced may be gone, nothing acknowledged is', () => {
  const { problems, images, syncs } = cutPower(24, 1200)
  expect(problems).toEqual([])
  expect(images).toBe(1200)
  expect(syncs).toBeGreaterThan(40)
}, 300_000)

test('the harness finds a database that never waits for the disk', () => {
  const { problems } = cutPower(8, 60, 'never-syncs')
  expect(problems.join('\n')).toMatch(/lost/)
}, 120_000)

test('each write, truncation and sync fails in turn: nothing acknowledged is lost, nothing is damaged', () => {
  const { problems, failures } = failEachOperation(6)
  expect(problems).toEqual([])
  expect(failures).toBeGreaterThan(80)
}, 300_000)
