import type { ClockSettings } from '@turnwise/protocol'
import { type LiveMatch, memoryStore, type PresenceStore } from '@turnwise/table'
import { someMatch, someSeats } from '@turnwise/table/describe-store'
import { describe, expect, test } from 'vitest'
import { LastSeen } from './last-seen.ts'
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

  test('begins when the last connection of a seat ends, and ends with any sign of life', async () => {
    const { time, match, presence, lastSeen } = await table()
    expect(presence.enter(match.stored.id, 0)).toBe(true)
    expect(presence.enter(match.stored.id, 0)).toBe(false)
    time.now += 100_000
    expect(await lastSeen.isAbsent(match, 0)).toBe(false)
    expect(presence.leave(match.stored.id, 0)).toBe(false)
    expect(presence.leave(match.stored.id, 0)).toBe(true)
    expect(presence.isPresent(match.stored.id, 0)).toBe(false)
    time.now += 29_000
    expect(await lastSeen.isAbsent(match, 0)).toBe(false)
    time.now += 1_000
    expect(await lastSeen.isAbsent(match, 0)).toBe(true)
    presence.see(match.stored.id, 0)
    expect(await lastSeen.isAbsent(match, 0)).toBe(false)
  })

  test('counts from when the seat was taken, however long the server has been up', async () => {
    const { time, match, lastSeen } = await table()
    expect([lastSeen.absentIn(match, 0), await lastSeen.isAbsent(match, 0)]).toEqual([30_000, false])
    time.now += 29_999
    expect([lastSeen.absentIn(match, 0), await lastSeen.isAbsent(match, 0)]).toEqual([1, false])
    time.now += 1
    expect([lastSeen.absentIn(match, 0), await lastSeen.isAbsent(match, 0)]).toEqual([0, true])
  })

  test('counts from what was stored before a restart, after a moment to come back', async () => {
    const { time, match, presence, lastSeen, store } = await table()
    time.now += 500_000
    presence.see(match.stored.id, 0)
    await lastSeen.write()
    time.now += 5_000
    const restarted = new LastSeen(store, new Presence(() => time.now), () => time.now)
    time.now += 24_000
    expect([await restarted.isAbsent(match, 0), await restarted.isAbsent(match, 1)]).toEqual([false, false])
    time.now += 6_000
    expect([await restarted.isAbsent(match, 0), await restarted.isAbsent(match, 1)]).toEqual([true, true])
    const later = new LastSeen(store, new Presence(() => time.now), () => time.now)
    expect(await later.isAbsent(match, 0)).toBe(false)
    // The deadline sent to players includes what the store knew when the match was loaded, or another process saw.
    time.now += 100_000
    expect(later.absentIn({ ...match, seenAt: [time.now - 10_000] }, 0)).toBe(20_000)
    presence.hear({ matchId: match.stored.id, seat: 0, at: time.now - 5_000 })
    expect(lastSeen.absentIn(match, 0)).toBe(25_000)
  })

  test('is stored at the next attempt when one fails', async () => {
    const { match, presence, store } = await table()
    let isFull = true
    const markSeen: PresenceStore['markSeen'] = async seats => {
      if (isFull) throw new Error('the disk is full')
      await store.presence?.markSeen(seats)
    }
    const lastSeen = new LastSeen(
      { ...store, presence: { markSeen, lastSeen: async () => undefined } },
      presence,
      () => 0,
    )
    presence.see(match.stored.id, 1)
    await expect(lastSeen.write()).rejects.toThrow('full')
    isFull = false
    await lastSeen.write()
    expect(await store.presence?.lastSeen(match.stored.id, 1)).toBe(10_000_000)
  })
})

/** A match with a quick clock, created when the server had been up for a long time. */
async function table() {
  const time = { now: 0 }
  const store = memoryStore()
  const presence = new Presence(() => time.now)
  const lastSeen = new LastSeen(store, presence, () => time.now)
  time.now = 10_000_000
  const clock = { kind: 'move', seconds: 10 } as const
  const stored = someMatch({ clock, createdAt: time.now })
  const seats = someSeats({ takenAt: time.now })
  await store.createMatch(stored, seats, [], null)
  const match = { stored, seats, times: [], seenAt: [], match: { log: [] } } as unknown as LiveMatch
  return { time, match, presence, lastSeen, store }
}
