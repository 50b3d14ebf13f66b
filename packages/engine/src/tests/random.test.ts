import { describe, expect, test } from 'vitest'
import { drawWeighted, pickWeighted } from '../chance.ts'
import { drawInt, fractionAt, jump, seedRandom, shuffled } from '../random.ts'
import { createRng, fisherYates, mulberry32At } from '../rng.ts'

describe('random as plain data', () => {
  test('is the same for the same seed, also after JSON, and another for each purpose', () => {
    const random = seedRandom('a', 'deck')
    expect(JSON.parse(JSON.stringify(random))).toEqual(random)
    expect(seedRandom('a', 'deck')).toEqual(random)
    expect(seedRandom('a', 'throws').key).not.toEqual(random.key)
    expect(seedRandom('b', 'deck').key).not.toEqual(random.key)
  })

  test('jumps to where drawing one by one leads', () => {
    let random = seedRandom('jump')
    for (let i = 0; i < 1000; i++) [, random] = drawInt(random, 6)
    expect(random).toEqual(jump(seedRandom('jump'), 1000))
    expect(fractionAt(jump(seedRandom('jump'), 2 ** 40))).not.toBe(fractionAt(seedRandom('jump')))
  })

  test('every character of a long seed counts', () => {
    const text = 'x'.repeat(200)
    const keys = new Set<string>()
    for (let i = 0; i < text.length; i++) {
      keys.add(seedRandom(`${text.slice(0, i)}y${text.slice(i + 1)}`).key.join())
    }
    expect(keys.size).toBe(text.length)
  })

  test('is even: chi-squared of 60,000 throws of a die', () => {
    const counts = [0, 0, 0, 0, 0, 0]
    let random = seedRandom('chi')
    for (let i = 0; i < 60_000; i++) {
      const [face, next] = drawInt(random, 6)
      counts[face]! += 1
      random = next
    }
    const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    expect(chi).toBeLessThan(20.5) // 99.9 % with five degrees of freedom
  })

  test('shuffles fairly: each of the 24 orders of four about as often', () => {
    const counts = new Map<string, number>()
    let random = seedRandom('orders')
    for (let i = 0; i < 24_000; i++) {
      const [order, next] = shuffled(random, ['a', 'b', 'c', 'd'])
      counts.set(order.join(''), (counts.get(order.join('')) ?? 0) + 1)
      random = next
    }
    expect(counts.size).toBe(24)
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    expect(chi).toBeLessThan(49.7) // 99.9 % with 23 degrees of freedom
  })
})

test('every shuffle is the same one: from the last item down, one draw for each but the first', () => {
  const items = [1, 2, 3, 4, 5, 6, 7, 8]
  const limits: number[] = []
  const last = (limit: number) => limits.push(limit) && 0
  expect(fisherYates(items, last)).toEqual([2, 3, 4, 5, 6, 7, 8, 1])
  expect(limits).toEqual([8, 7, 6, 5, 4, 3, 2])
  expect(createRng('deck').shuffle(items)).toEqual([7, 1, 3, 8, 4, 6, 2, 5])
  expect(shuffled(seedRandom('deck'), items)).toEqual([[4, 6, 5, 7, 8, 3, 1, 2], jump(seedRandom('deck'), 7)])
})

describe('weighted chance', () => {
  const sticks = [4, 6, 4, 1, 1].map((weight, i) => ({ weight, item: i + 1 }))
  test.each([
    [0, 1],
    [0.2499, 1],
    [0.25, 2],
    [0.6249, 2],
    [0.625, 3],
    [0.875, 4],
    [0.9375, 5],
    [0.999999, 5],
  ])('%d picks %d', (fraction, item) => {
    expect(pickWeighted(fraction, sticks)).toBe(item)
  })

  test('draws from a position', () => {
    expect(drawWeighted(seedRandom('w'), sticks)).toBe(pickWeighted(fractionAt(seedRandom('w')), sticks))
  })
})

describe('the generators for players', () => {
  test('createRng repeats itself for a seed', () => {
    const take = (seed: string) =>
      Array.from(
        { length: 5 },
        (
          rng => () =>
            rng.next()
        )(createRng(seed)),
      )
    expect(take('a')).toEqual(take('a'))
    expect(take('a')).not.toEqual(take('b'))
  })

  test('shuffle keeps every item, undefined ones too', () => {
    const items = [1, undefined, 3, null, 5]
    expect(new Set(createRng(1).shuffle(items))).toEqual(new Set(items))
    expect(createRng(1).shuffle(items)).toHaveLength(5)
  })

  test('mulberry32 gives the published numbers at any position', () => {
    let state = 42
    const next = () => {
      state = (state + 0x6d2b79f5) | 0
      let t = Math.imul(state ^ (state >>> 15), state | 1)
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
      return ((t ^ (t >>> 14)) >>> 0) / 4294967296
    }
    const numbers = Array.from({ length: 100 }, next)
    expect(numbers.map((_, call) => mulberry32At(42, call))).toEqual(numbers)
  })
})
