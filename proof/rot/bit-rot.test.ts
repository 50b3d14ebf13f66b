import { expect, test } from 'vitest'
import { rotBits } from './bit-rot.ts'

test('200 flipped bits: every changed or lost entry is noticed', () => {
  const { noticed, harmless, missed } = rotBits(200, 'tests')
  expect(missed).toEqual([])
  expect(noticed).toBeGreaterThan(15)
  expect(noticed + harmless).toBe(200)
})

test('the harness finds a server that ignores digests', () => {
  expect(rotBits(200, 'tests', false).missed.length).toBeGreaterThan(0)
})
