import { expect, test } from 'vitest'
import { RANKS } from '../game/types.ts'
import { pipsOf } from './pips.ts'

test('a number card has as many pips as it says, all on the card and none on another', () => {
  for (const rank of RANKS) {
    const pips = pipsOf(rank)
    expect(pips.length).toBe(/\d/u.test(rank) ? Number(rank) : 0)
    expect(new Set(pips.map(String)).size).toBe(pips.length)
    expect(pips.every(([x, y]) => x > 7 && x < 63 && y > 7 && y < 91)).toBe(true)
  }
})
