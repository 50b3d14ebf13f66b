import { expect, test } from 'vitest'
import { sized } from '../size.ts'
import { rotBits } from './bit-rot.ts'

const BITS = sized(60, 200)

test(`${BITS} flipped bits: every changed or lost entry is noticed`, () => {
  const { noticed, harmless, missed } = rotBits(BITS, 'tests')
  expect(missed).toEqual([])
  expect(noticed).toBeGreaterThan(BITS / 20)
  expect(noticed + harmless).toBe(BITS)
})

test('the harness finds a server that ignores digests', () => {
  // Few bits change an entry in a way that nothing but its digest shows.
  expect(rotBits(200, 'tests', false).missed.length).toBeGreaterThan(0)
})
