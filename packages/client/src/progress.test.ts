import type { MatchUpdate } from '@turnwise/protocol'
import { expect, test } from 'vitest'
import { Progress } from './progress.ts'

function update(entries: readonly number[], messages: readonly number[] = []): MatchUpdate {
  return {
    match_id: 'm',
    seq: entries.at(-1) ?? 0,
    entries: entries.map(seq => ({ seq, kind: 'action', player_id: 0, at: 0, events: [], text: [] })),
    to_act: [],
    players: [],
    view: {},
    ...(messages.length === 0 ? {} : { chat: messages.map(index => ({ index, player_id: 0, text: 'Hello', at: 0 })) }),
  }
}

const seqs = ({ entries }: MatchUpdate) => entries.map(({ seq }) => seq)

test('each entry is told once, whatever comes again after a reconnect', () => {
  const progress = new Progress(undefined)
  expect(seqs(progress.take(update([1, 2])))).toEqual([1, 2])
  expect(seqs(progress.take(update([1, 2, 3])))).toEqual([3])
  expect(seqs(progress.take(update([2])))).toEqual([])
  expect(progress.since).toBe(3)
})

test('each message is told once', () => {
  const progress = new Progress(undefined)
  expect(progress.take(update([1], [1, 2])).chat).toHaveLength(2)
  expect(progress.take(update([2], [2, 3])).chat).toMatchObject([{ index: 3 }])
  expect(progress.take(update([3], [3]))).not.toHaveProperty('chat')
})

test('a watch that begins later is told nothing of what came before', () => {
  expect(seqs(new Progress(2).take(update([1, 2, 3])))).toEqual([3])
})
