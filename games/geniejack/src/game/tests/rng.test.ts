import { describe, expect, test } from 'vitest'
import { SeededRNG } from '../rng.ts'

const sequence = (rng: SeededRNG, count: number) => Array.from({ length: count }, () => rng.next())

describe('SeededRNG', () => {
  test('the same seed gives the same hundred numbers, all in [0, 1)', () => {
    const numbers = sequence(new SeededRNG('abc'), 100)
    expect(sequence(new SeededRNG('abc'), 100)).toEqual(numbers)
    expect(numbers.every(number => number >= 0 && number < 1)).toBe(true)
  })

  test.each([
    ['a', 'b'],
    ['42', '24'],
    ['ab', 'ba'],
    [1, 2],
    ['Aa', 'BB'],
  ])('the seeds %s and %s differ', (one, other) => {
    expect(sequence(new SeededRNG(one), 10)).not.toEqual(sequence(new SeededRNG(other), 10))
  })

  test('it is mulberry32: the first numbers of seed 1, computed by the formula', () => {
    let state = 1
    const expected = Array.from({ length: 5 }, () => {
      state = (state + 0x6d2b79f5) | 0
      let t = Math.imul(state ^ (state >>> 15), state | 1)
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
      return ((t ^ (t >>> 14)) >>> 0) / 0x100000000
    })
    expect(sequence(new SeededRNG(1), 5)).toEqual(expected)
  })

  test('shuffle is deterministic, keeps the items and leaves its input alone', () => {
    const items = Object.freeze(Array.from({ length: 20 }, (_, i) => i))
    const one = new SeededRNG('deck').shuffle(items)
    expect(new SeededRNG('deck').shuffle(items)).toEqual(one)
    expect(one.toSorted((a, b) => a - b)).toEqual(items)
    expect(one).not.toEqual(items)
  })

  test('nextInt stays within its range, both ends included', () => {
    const rng = new SeededRNG('ints')
    const seen = new Set(Array.from({ length: 500 }, () => rng.nextInt(3, 5)))
    expect([...seen].sort()).toEqual([3, 4, 5])
  })

  test('fromState restores the exact position', () => {
    const rng = new SeededRNG('state')
    sequence(rng, 37)
    const state = rng.getState()
    expect(state).toEqual({ seed: 'state', callCount: 37 })
    const restored = SeededRNG.fromState(JSON.parse(JSON.stringify(state)))
    expect(sequence(restored, 20)).toEqual(sequence(rng, 20))
  })
})
