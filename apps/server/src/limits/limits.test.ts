import { describe, expect, test } from 'vitest'
import { addressKey } from './limits.ts'
import { Counter, RateLimiter } from './token-bucket.ts'

describe('a rate', () => {
  test('allows a burst, then a fixed number per second', () => {
    const time = { now: 0 }
    const limiter = new RateLimiter({ perSecond: 10, burst: 3 }, () => time.now)
    expect([1, 2, 3, 4].map(() => limiter.take('a'))).toEqual([true, true, true, false])
    expect(limiter.take('b')).toBe(true)
    time.now += 100
    expect([1, 2].map(() => limiter.take('a'))).toEqual([true, false])
    time.now += 60_000
    expect(limiter.take('a', 3)).toBe(true)
    expect(limiter.take('a', 1)).toBe(false)
  })

  test('of 0 is no limit', () => {
    const limiter = new RateLimiter({ perSecond: 0, burst: 0 })
    expect(Array.from({ length: 1000 }, () => limiter.take('a')).every(Boolean)).toBe(true)
  })
})

test('a counter admits as many as its limit', () => {
  const counter = new Counter(2)
  expect([1, 2, 3].map(() => counter.enter('a'))).toEqual([true, true, false])
  counter.leave('a')
  expect(counter.enter('a')).toBe(true)
  expect(counter.enter('b')).toBe(true)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})
