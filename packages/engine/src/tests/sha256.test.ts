import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashSeed } from '../commitment.ts'
import { createRng } from '../rng.ts'
import { sha256 } from '../sha256.ts'

const expected = (text: string) => createHash('sha256').update(text).digest('hex')

test('SHA-256 is the one that Node has, for every length around its blocks', () => {
  const rng = createRng('sha256')
  const letters = ['a', 'ß', '中', '🎲', '\u0000']
  for (let length = 0; length < 200; length++) {
    const text = Array.from({ length }, () => rng.pick(letters)).join('')
    expect(sha256(text)).toBe(expected(text))
  }
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('a seed is committed to with its salt', () => {
  expect(hashSeed('seed', 'salt')).toBe(expected('salt:seed'))
})
