import { describe, expect, test } from 'vitest'
import { AddressCounter, AddressRate, addressKey } from './address.ts'
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
  ['::', '0:0:0:0'],
  ['::ffff:c000:0207', '192.0.2.7'],
  ['2001:DB8:1:2::192.0.2.7', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['192.0.2.7:51234', '192.0.2.7'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})

/** The networks of one customer; those of the second are another's. */
const networks = (customer: string) =>
  Array.from({ length: 16 }, (_, i) => addressKey(`2001:db8:1:${customer}0${i.toString(16)}::1`))

test('all networks of one IPv6 customer share a rate', () => {
  const rate = new AddressRate({ perSecond: 0.001, burst: 10 })
  const taken = networks('a')
    .flatMap(key => Array.from({ length: 20 }, () => rate.take(key, 1)))
    .filter(Boolean)
  expect(taken).toHaveLength(40)
  expect(networks('b').every(key => rate.take(key, 1))).toBe(true)
  rate.charge(addressKey('2001:db8:1:c00::1'), 40)
  expect(rate.take(addressKey('2001:db8:1:c01::1'), 1)).toBe(false)
})

test('all networks of one IPv6 customer share a number', () => {
  const counter = new AddressCounter(2)
  const entered = networks('a').flatMap(key => [1, 2, 3].filter(() => counter.enter(key)).map(() => key))
  expect(entered).toHaveLength(8)
  counter.leave(entered[0]!)
  expect(counter.enter(networks('a')[9]!)).toBe(true)
  expect(counter.enter('192.0.2.7')).toBe(true)
})
