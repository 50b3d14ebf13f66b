import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPace } from './pace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function paceOf(duration: number) {
  const settled: number[] = []
  const changes: string[] = []
  const pace = createPace<number>(0, {
    duration: () => duration,
    onChange(frames) {
      settled.push(...frames)
      changes.push(`${pace.get().settled} ${pace.get().shown}`)
    },
  })
  return { pace, settled, changes }
}

test('each frame waits for the motion of the one before it, and settles after its own', () => {
  const { pace, settled, changes } = paceOf(100)
  for (const frame of [1, 2, 3]) pace.push(frame)
  const now = () => {
    const { settled, shown, before, waiting, isMoving } = pace.get()
    return [settled, shown, before, waiting, isMoving]
  }
  expect(now()).toEqual([0, 1, 0, 2, true])
  vi.advanceTimersByTime(100)
  expect(now()).toEqual([1, 2, 1, 1, true])
  vi.advanceTimersByTime(100)
  expect(now()).toEqual([2, 3, 2, 0, true])
  vi.advanceTimersByTime(100)
  // A board reads what led to the shown frame after the motion too.
  expect(now()).toEqual([3, 3, 2, 0, false])
  expect(settled).toEqual([1, 2, 3])
  // The settled and the shown frame change in one step.
  expect(changes).toEqual(['0 1', '0 1', '0 1', '1 2', '2 3', '3 3'])
})

test('input shows the last frame at once, as a jump if it passes over others', () => {
  const { pace, settled } = paceOf(100)
  for (const frame of [1, 2, 3]) pace.push(frame)
  pace.skip()
  expect(pace.get()).toEqual({ settled: 3, shown: 3, before: 3, waiting: 0, isMoving: false, isJump: false })
  expect(settled.at(-1)).toBe(3)
  pace.push(4)
  pace.skip()
  expect(pace.get()).toMatchObject({ settled: 4, before: 3 })
  vi.advanceTimersByTime(1000)
  expect(pace.get()).toMatchObject({ shown: 4, isMoving: false })
})

test('without motion every frame is settled at once', () => {
  const { pace, settled } = paceOf(0)
  for (const frame of [1, 2, 3]) pace.push(frame)
  expect(pace.get()).toMatchObject({ settled: 3, shown: 3, before: 2, waiting: 0 })
  expect(settled).toEqual([1, 2, 3])
})

test('a jump drops what waits and moves nothing', () => {
  const { pace, settled } = paceOf(100)
  for (const frame of [1, 2]) pace.push(frame)
  pace.jump(9)
  vi.advanceTimersByTime(1000)
  expect(pace.get()).toEqual({ settled: 9, shown: 9, before: 9, waiting: 0, isMoving: false, isJump: true })
  expect(settled).toEqual([])
})
