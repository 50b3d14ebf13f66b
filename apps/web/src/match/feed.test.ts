import type { MatchUpdate } from '@turnwise/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFeed } from './feed.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function update(...seqs: readonly number[]): MatchUpdate {
  const entries = seqs.map(seq => ({
    seq,
    kind: 'action' as const,
    player_id: 0,
    at: 0,
    events: [{ type: `happened-${seq}` }],
    text: [],
  }))
  return { match_id: 'm', seq: seqs.at(-1) ?? 0, entries, to_act: [0], players: [], view: seqs.at(-1) ?? 0 }
}

function feedOf(duration: number) {
  const frames: number[] = []
  const feed = createFeed({ duration: () => duration, onSettled: frame => frames.push(frame.update.seq) })
  return { feed, frames }
}

test('the first view is shown without animation', () => {
  const { feed, frames } = feedOf(100)
  feed.receive(update(1, 2, 3))
  expect(feed.get()).toMatchObject({ shown: { update: { seq: 3 }, events: [] }, waiting: 0 })
  expect(feed.get().entries).toHaveLength(3)
  expect(frames).toEqual([])
})

test('each view waits for the animation of the one before it, and settles after its own', () => {
  const { feed, frames } = feedOf(100)
  feed.receive(update())
  for (const seq of [1, 2, 3]) feed.receive(update(seq))
  const now = () => {
    const { settled, shown, entries, waiting, isMoving } = feed.get()
    return [settled?.update.seq, shown?.update.seq, entries.length, waiting, isMoving, frames.length]
  }
  expect(feed.get()).toMatchObject({ shown: { events: [{ type: 'happened-1' }] } })
  expect(now()).toEqual([0, 1, 0, 2, true, 0])
  vi.advanceTimersByTime(100)
  expect(now()).toEqual([1, 2, 1, 1, true, 1])
  vi.advanceTimersByTime(100)
  expect(now()).toEqual([2, 3, 2, 0, true, 2])
  vi.advanceTimersByTime(100)
  expect(now()).toEqual([3, 3, 3, 0, false, 3])
})

test('the settled and the shown view change in one step', () => {
  const { feed } = feedOf(100)
  feed.receive(update())
  const steps: string[] = []
  feed.subscribe(() => steps.push(`${feed.get().settled?.update.seq} ${feed.get().shown?.update.seq}`))
  for (const seq of [1, 2]) feed.receive(update(seq))
  vi.advanceTimersByTime(200)
  expect(steps).toEqual(['0 1', '0 1', '1 2', '2 2'])
})

test('input shows the present at once and loses no entry', () => {
  const { feed } = feedOf(100)
  feed.receive(update())
  for (const seq of [1, 2, 3]) feed.receive(update(seq))
  feed.skip()
  expect(feed.get()).toMatchObject({ settled: { update: { seq: 3 }, events: [] }, waiting: 0, isMoving: false })
  expect(feed.get().entries.map(entry => entry.seq)).toEqual([1, 2, 3])
  vi.advanceTimersByTime(1000)
  expect(feed.get()).toMatchObject({ shown: { update: { seq: 3 } } })
})

test('a catch-up after a pause is not animated', () => {
  const { feed } = feedOf(100)
  feed.receive(update(1))
  feed.receive(update(2, 3))
  expect(feed.get()).toMatchObject({ shown: { update: { seq: 3 }, events: [] } })
  expect(feed.get().entries.map(entry => entry.seq)).toEqual([1, 2, 3])
})

test('without animation every update is shown at once', () => {
  const { feed, frames } = feedOf(0)
  feed.receive(update())
  for (const seq of [1, 2, 3]) feed.receive(update(seq))
  expect(feed.get()).toMatchObject({ shown: { update: { seq: 3 } }, waiting: 0 })
  expect(frames).toEqual([1, 2, 3])
})

test('chat waits for no animation', () => {
  const { feed } = feedOf(100)
  feed.receive(update())
  feed.receive(update(1))
  feed.receive({ ...update(2), chat: [{ index: 1, player_id: 0, text: 'Hello', at: 0 }] })
  expect(feed.get().chat).toHaveLength(1)
})

test('reports whether the shown view is still being animated, and input ends that too', () => {
  const { feed } = feedOf(100)
  feed.receive(update())
  expect(feed.get().isMoving).toBe(false)
  feed.receive(update(1))
  expect(feed.get().isMoving).toBe(true)
  vi.advanceTimersByTime(100)
  expect(feed.get().isMoving).toBe(false)
  feed.receive(update(2))
  feed.skip()
  expect(feed.get()).toMatchObject({ shown: { update: { seq: 2 } }, isMoving: false })
})
