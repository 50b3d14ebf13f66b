import type { MatchUpdate } from '@turnwise/protocol'
import { expect, test } from 'vitest'
import type { Connection, WatchRequest } from '../connection.ts'
import { watchFrames } from './frames.ts'
import type { Onlooker } from './sight.ts'

/** An update with these entries; without any, about something else. */
function update(seqs: readonly number[], more: Partial<MatchUpdate> = {}): MatchUpdate {
  const entries = seqs.map(seq => ({ seq, kind: 'action' as const, player_id: 0, at: 0, events: [], text: [] }))
  return { match_id: 'm', seq: seqs.at(-1) ?? 0, entries, to_act: [0], players: [], view: {}, ...more }
}

/** Two seats at one device, whose updates come as the test sends them; they stop looking `atEnd`. */
function twoSeats({ atEnd = false } = {}) {
  const watching = new Set<WatchRequest>()
  const deliver: ((update: MatchUpdate) => void)[] = []
  const frames: string[] = []
  const connection: Connection = {
    request: () => Promise.reject(new Error('not asked')),
    act: () => Promise.reject(new Error('not asked')),
    watch(request, onUpdate) {
      deliver[request.player_id ?? 0] = onUpdate
      watching.add(request)
      return () => void watching.delete(request)
    },
    status: 'open',
    onStatus: () => () => undefined,
    wake: () => undefined,
    close: () => undefined,
  }
  const stop = watchFrames({
    connection,
    requests: new Map<Onlooker, WatchRequest>([0, 1].map(player_id => [player_id, { match_id: 'm', player_id }])),
    now: () => 0,
    onFrame(frame) {
      const sights = [...frame.values()]
      frames.push(sights.map(({ update, log }) => `${update.seq} of ${log.length}`).join(', '))
      if (atEnd && sights.some(({ update }) => update.outcome !== undefined)) stop()
    },
    onRefused: sentence => expect.unreachable(sentence),
  })
  return { send: (seat: number, given: MatchUpdate) => deliver[seat]?.(given), frames, watching }
}

test('a frame waits for every seat, also where one of them got several entries at once', () => {
  const { send, frames } = twoSeats()
  send(0, update([]))
  expect(frames).toEqual([])
  send(1, update([]))
  send(0, update([1, 2]))
  send(1, update([1]))
  expect(frames).toEqual(['0 of 0, 0 of 0'])
  send(1, update([2]))
  expect(frames).toEqual(['0 of 0, 0 of 0', '2 of 2, 2 of 2'])
})

test('a player who comes is news for each seat alone', () => {
  const { send, frames } = twoSeats()
  for (const seat of [0, 1]) send(seat, update([]))
  send(1, update([]))
  expect(frames).toHaveLength(2)
})

test('at the end the whole log is asked for again, and replaces what was received', () => {
  const { send, frames } = twoSeats()
  for (const seat of [0, 1]) send(seat, update([1]))
  const outcome = { winners: [0], reason: 'done' }
  for (const seat of [0, 1]) send(seat, update([2], { outcome }))
  for (const seat of [0, 1]) send(seat, update([1, 2], { outcome }))
  expect(frames.at(-1)).toBe('2 of 2, 2 of 2')
  expect(frames).toHaveLength(4)
})

test('whoever stops looking at the end watches nothing any more', () => {
  const { send, watching } = twoSeats({ atEnd: true })
  for (const seat of [0, 1]) send(seat, update([1]))
  for (const seat of [0, 1]) send(seat, update([2], { outcome: { winners: [0], reason: 'done' } }))
  expect(watching.size).toBe(0)
})
