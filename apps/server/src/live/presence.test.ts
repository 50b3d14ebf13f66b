import type { ClockSettings } from '@turnwise/protocol'
import type { LiveMatch } from '@turnwise/table'
import { describe, expect, test } from 'vitest'
import { awayAfter, Presence } from './presence.ts'

const live = (clock: ClockSettings | null, times: readonly number[] = []) =>
  ({ stored: { id: 'm', clock }, times }) as unknown as LiveMatch

describe('away', () => {
  test.each<[string, ClockSettings | null, readonly number[], number]>([
    ['with a quick clock after half a minute', { kind: 'fischer', initial: 180, increment: 2 }, [], 30_000],
    ['with a long bank later', { kind: 'fischer', initial: 3_600, increment: 0 }, [], 360_000],
    ['with days a move after half of them', { kind: 'move', seconds: 172_800 }, [], 86_400_000],
    ['without a clock after ten minutes', null, [0, 5_000, 20_000], 600_000],
    ['in a slow match after ten times its longest pause', null, [0, 7_200_000], 72_000_000],
  ])('%s', (_what, clock, times, expected) => {
    expect(awayAfter(live(clock, times))).toBe(expected)
  })

  test('begins when the last connection of a seat ends, and ends with any sign of life', () => {
    const time = { now: 0 }
    const presence = new Presence(() => time.now)
    const match = live({ kind: 'move', seconds: 10 })
    expect(presence.enter('m', 0)).toBe(true)
    expect(presence.enter('m', 0)).toBe(false)
    time.now = 100_000
    expect(presence.isAbsent(match, 0)).toBe(false)
    expect(presence.leave('m', 0)).toBe(false)
    expect(presence.leave('m', 0)).toBe(true)
    expect(presence.isPresent('m', 0)).toBe(false)
    time.now += 29_000
    expect(presence.isAbsent(match, 0)).toBe(false)
    time.now += 1_000
    expect(presence.isAbsent(match, 0)).toBe(true)
    presence.see('m', 0)
    expect(presence.isAbsent(match, 0)).toBe(false)
  })

  test('counts from the start of the server for those it never saw', () => {
    const time = { now: 1_000_000 }
    const presence = new Presence(() => time.now)
    const match = live({ kind: 'move', seconds: 10 })
    expect(presence.isAbsent(match, 1)).toBe(false)
    time.now += 30_000
    expect(presence.isAbsent(match, 1)).toBe(true)
  })
})
