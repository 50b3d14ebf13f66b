import { describe, expect, test } from 'vitest'
import type { Event } from '../../game/events.ts'
import { above } from '../../game/tests/table.ts'
import { logLine } from './log-line.ts'

const NAMES = ['Ann', 'Ben']
const built = (seat: number, cost: number, from: number, to: number): Event => ({
  type: 'track-built',
  seat,
  sections: Array.from({ length: from - to }, (_, i) => ({ start: above(from - i, 12), end: above(from - i - 1, 12) })),
  cost,
})
const paid: Event = { type: 'gold-paid', from: 0, to: null, amount: 3, reason: 'track' }
const bribe: Event = { type: 'gold-paid', from: 0, to: null, amount: 1, reason: 'bribe' }

describe('the log', () => {
  test("one line for a turn's building, with all of its gold", () => {
    expect(logLine([[paid, built(0, 3, 39, 36)]], NAMES)).toMatch(/^Ann builds from Bluefeld towards .+, 3 gold\.$/)
    expect(logLine([[paid, built(0, 3, 39, 36)], [built(0, 2, 36, 34)]], NAMES)).toMatch(
      /^Ann builds from Bluefeld towards .+, 5 gold\.$/,
    )
  })
  test('a bribe is still said', () => {
    expect(logLine([[paid, bribe, built(0, 3, 39, 36)], [built(0, 1, 36, 35)]], NAMES)).toMatch(
      /^Ann pays 1 gold as a bribe\. Ann builds .+, 4 gold\.$/,
    )
  })
  test('two players, or anything else between, are separate lines', () => {
    expect(logLine([[built(0, 3, 39, 36)], [built(1, 1, 36, 35)]], NAMES)).toBeUndefined()
    expect(logLine([[built(0, 3, 39, 36)], [{ type: 'turn-ended', seat: 0, turn: 1 }]], NAMES)).toBeUndefined()
  })
})
