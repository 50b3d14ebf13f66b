import { expect, test } from 'vitest'
import type { Event } from '../game/events.ts'
import { describeResult } from '../game/words/events.ts'
import { bumpOf, duration, lastNotice, lastStep } from './moment.ts'

const wall: Event = {
  type: 'turn-taken',
  seat: 0,
  own: { island: 0, x: 1, y: 1, dir: 'N', result: 'inner-wall' },
}
const step: Event = { type: 'turn-taken', seat: 0, own: { island: 0, x: 1, y: 1, dir: 'E', result: 'open' } }
const other: Event = { type: 'turn-taken', seat: 1 }
const fell: Event = { type: 'fell', private: true, seat: 0, own: { pit: 2, island: 1 } }

test('a wall is shown only to the player who ran against it', () => {
  expect(describeResult([wall], 0)?.text).toBe('A wall to the north')
  expect(bumpOf([wall], 0)).toBe('N')
  expect(describeResult([wall], 1)).toBeUndefined()
  expect(bumpOf([other], 0)).toBeUndefined()
})

test('of several results the last is shown', () => {
  expect(describeResult([step, fell], 0)?.text).toBe('Down pit 2: where are you?')
})

test('a notice stays while the opponent plays, until the next step', () => {
  expect(lastNotice([[wall]], 0)).toMatchObject({ text: 'A wall to the north', age: 0 })
  expect(lastNotice([[other], [other], [wall]], 0)).toMatchObject({ text: 'A wall to the north', age: 2 })
  expect(lastNotice([[other], [step], [wall]], 0)).toBeUndefined()
  expect(lastNotice([[other], [wall]], 1)).toBeUndefined()
  expect(lastNotice([], 0)).toBeUndefined()
})

test('a missed turn replaces an earlier notice', () => {
  const skipped: Event = { type: 'slot-skipped', seat: 0, round: 4, left: 2 }
  expect(lastNotice([[other, skipped], [wall]], 0)?.text).toBe('Trapped: you miss a turn, 2 more')
})

test('coming back is no action: the notice about leaving stays', () => {
  const left = { island: 0, x: 0, y: 0, side: 'N', checked: 0, met: false } as const
  const back: Event = { type: 'returned', private: true, seat: 0, own: { island: 0, x: 0, y: 0 } }
  const out: Event = { type: 'left-maze', private: true, seat: 0, own: left }
  expect(lastNotice([[other, back], [out]], 0)?.text).toBe('Out, without a treasure')
})

test("the last step is the viewer's own, whatever the opponent has done since", () => {
  expect(lastStep([[other], [other], [step, fell], [wall]], 0)).toEqual(step.own)
  expect(lastStep([[wall], [step]], 0)).toEqual(wall.own)
  expect(lastStep([[other], [step]], 1)).toBeUndefined()
  expect(lastStep([], 0)).toBeUndefined()
})

test('a try to join, whose success renumbers the maps, removes the mark of the last step', () => {
  const tried: Event = { type: 'merge-tried', seat: 0, own: { x: 3, y: 3, success: true } }
  expect(lastStep([[tried], [step]], 0)).toBeUndefined()
  expect(lastStep([[wall], [tried], [step]], 0)).toEqual(wall.own)
  expect(lastStep([[{ type: 'merge-tried', seat: 1 }], [step]], 0)).toEqual(step.own)
})

test('a fall takes longer to show than a step', () => {
  expect(duration([fell])).toBeGreaterThan(duration([step]))
})
