import { expect, test } from 'vitest'
import type { Milepost } from '../../game/content/types.ts'
import type { Event } from '../../game/events.ts'
import { linkBetween } from '../../game/map/board.ts'
import { pointOf } from '../../game/map/geometry.ts'
import { lastMoveOf } from './last-move.ts'

const at = (q: number): Milepost => [0, q, 12]
const point = (q: number) => pointOf(at(q)) ?? -1
const link = (q: number) => linkBetween(point(q), point(q + 1)) ?? -1

const built = (seat: number, q: number): Event => ({
  type: 'track-built',
  seat,
  sections: [{ start: at(q), end: at(q + 1) }],
  cost: 1,
})
const moved = (seat: number, from: number, ...path: readonly number[]): Event => {
  return { type: 'train-moved', seat, from: at(from), path: path.map(at) }
}
const ended = (seat: number): readonly Event[] => [
  { type: 'turn-ended', seat, turn: 1 },
  { type: 'turn-began', seat: 1 - seat, turn: 2, phase: 'move' },
]
const loaded = (seat: number): Event => ({ type: 'load-picked-up', seat, good: 'hops', city: 'Bluefeld' })

test('nothing is marked before anything was done on the map', () => {
  expect(lastMoveOf([])).toEqual({ built: [], trail: [] })
  expect(lastMoveOf([[loaded(0)]])).toEqual({ built: [], trail: [] })
})

test('all that one player built and travelled is marked, the way from its beginning to the train', () => {
  const recent = [[built(1, 37)], [built(1, 36)], [moved(1, 34, 35, 36)], [loaded(1)], [moved(1, 32, 33, 34)]]
  expect(lastMoveOf(recent)).toEqual({
    built: [link(37), link(36)],
    trail: [32, 33, 34, 34, 35, 36].map(point),
  })
})

test('it stays marked when the turn is over and the next player sees to their loads', () => {
  expect(lastMoveOf([[loaded(0)], ended(1), [built(1, 36)]]).built).toEqual([link(36)])
})

test('what another did before is not marked', () => {
  expect(lastMoveOf([[moved(0, 30, 31)], ended(1), [built(1, 36)], [moved(1, 35, 36)]])).toEqual({
    built: [],
    trail: [30, 31].map(point),
  })
})

test('nor what the same player did before the turn of another', () => {
  expect(lastMoveOf([[built(0, 37)], ended(1), [loaded(1)], ended(0), [built(0, 36)]]).built).toEqual([link(37)])
})

test('a voyage is a way too', () => {
  const sailed: Event = { type: 'ship-sailed', seat: 0, from: at(30), path: [at(31)] }
  expect(lastMoveOf([[sailed]]).trail).toEqual([30, 31].map(point))
})

test('a train that was placed takes the mark from what others built', () => {
  const placed: Event = { type: 'train-placed', seat: 0, city: 'Bluefeld', at: at(40) }
  expect(lastMoveOf([[placed], ended(1), [built(1, 36)]])).toEqual({ built: [], trail: [] })
})
