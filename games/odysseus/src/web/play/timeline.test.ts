import { expect, test } from 'vitest'
import type { Event } from '../../game/events.ts'
import { beatsOf, meetingAt, timelineOf } from './timeline.ts'

const card = { id: 'c', name: 'Fair Wind', move: 2, damage: 0 }
const events: readonly Event[] = [
  { type: 'card-drawn', seat: 0, card, left: 10 },
  { type: 'tile-laid', index: 1, tile: { id: 's1', category: 'open_sea' } },
  { type: 'tile-laid', index: 2, tile: { id: 's2', category: 'open_sea' } },
  { type: 'ship-sailed', seat: 0, from: 0, to: 2 },
  { type: 'ship-placed', seat: 1, from: 5, to: 3 },
]

test('a ship waits for its card, then sails tile by tile, and a tile is laid before the ship is there', () => {
  const { voyages, laid, total } = timelineOf(events)
  const [own, other] = voyages
  expect(own?.stops.map(stop => stop.index)).toEqual([0, 1, 2])
  expect(own?.stops[0]?.at).toBe(laid.get(1))
  expect(laid.get(2)).toBe(own?.stops[1]?.at)
  expect(other?.stops.map(stop => stop.index)).toEqual([5, 3])
  expect(other?.stops[0]?.at).toBe(own?.stops.at(-1)?.at)
  expect(total).toBe(other?.stops.at(-1)?.at)
})

test('a ship also sails backwards, a long way takes no longer than 1.6 s, and nothing takes no time', () => {
  const back = timelineOf([{ type: 'ship-sailed', seat: 0, from: 4, to: 2 }])
  expect(back.voyages[0]?.stops.map(s => s.index)).toEqual([4, 3, 2])
  expect(timelineOf([{ type: 'ship-sailed', seat: 0, from: 0, to: 20 }]).total).toBeCloseTo(1600)
  expect(timelineOf([]).total).toBe(0)
})

test('an epic has its moment before what it does, and damage is shown when it is taken', () => {
  const timeline = timelineOf([
    { type: 'ship-sailed', seat: 0, from: 2, to: 3 },
    { type: 'epic-triggered', seat: 0, index: 3, epicId: 'lotus_eaters', name: 'Lotus-Eaters' },
    { type: 'skip-ordered', seat: 0, jump: false },
    { type: 'ship-sailed', seat: 0, from: 3, to: 4 },
    { type: 'damage-taken', seat: 0, amount: 1, damage: 2 },
  ])
  const { meetings, damages, voyages, total } = timeline
  const at = voyages[0]?.stops[1]?.at ?? 0
  expect([0, at - 1, at, total].map(now => meetingAt(timeline, now)?.index)).toEqual([undefined, undefined, 3, 3])
  expect(meetings[0]).toMatchObject({ playerId: 0, index: 3, epicId: 'lotus_eaters', isRescue: false })
  expect(voyages[0]?.stops[2]?.at).toBe(meetings[0]?.until)
  expect(damages[0]).toMatchObject({ before: 1, after: 2, at: voyages[0]?.stops.at(-1)?.at })
})

test('every change has a beat', () => {
  const timeline = timelineOf(events)
  expect(beatsOf(timeline)).toContain(timeline.total)
  expect(beatsOf(timeline)).toEqual([...beatsOf(timeline)].sort((a, b) => a - b))
})
