import { expect, test } from 'vitest'
import type { MazeEvent } from '../game/events.ts'
import { bumpOf, duration, noticeOf } from './moment.ts'
import { follow } from './use-notice.ts'

const wall: MazeEvent = {
  type: 'turn-taken',
  seat: 0,
  own: { island: 0, x: 1, y: 1, dir: 'N', result: 'inner-wall' },
}
const step: MazeEvent = { type: 'turn-taken', seat: 0, own: { island: 0, x: 1, y: 1, dir: 'E', result: 'open' } }
const other: MazeEvent = { type: 'turn-taken', seat: 1 }
const fell: MazeEvent = { type: 'fell', private: true, seat: 0, own: { pit: 2, island: 1 } }

test('a wall is told and felt by whoever ran against it, and by nobody else', () => {
  expect(noticeOf([wall], 0)?.text).toBe('A wall to the north')
  expect(bumpOf([wall], 0)).toBe('N')
  expect(noticeOf([wall], 1)).toBeUndefined()
  expect(bumpOf([other], 0)).toBeUndefined()
})

test('of several things the last is told', () => {
  expect(noticeOf([step, fell], 0)?.text).toBe('Down pit 2: where are you?')
})

test('what one learned stays while the other plays, and goes with the next step or a jump', () => {
  const learned = follow(undefined, [wall], 5, 0)
  expect(learned).toMatchObject({ seq: 5 })
  expect(follow(learned, [other], 6, 0)).toBe(learned)
  expect(follow(learned, [step], 7, 0)).toBeUndefined()
  expect(follow(learned, [], 3, 0)).toBeUndefined()
})

test('a fall takes longer to show than a step', () => {
  expect(duration([fell])).toBeGreaterThan(duration([step]))
})
