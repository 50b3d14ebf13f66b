import { expect, test } from 'vitest'
import type { OdysseusEvent } from '../game/events.ts'
import { timelineOf } from './timeline.ts'

const card = { id: 'c', name: 'Fair Wind', move: 2, damage: 0 }
const events: readonly OdysseusEvent[] = [
  { type: 'card-drawn', playerId: 0, card, left: 10 },
  { type: 'tile-laid', index: 1, tile: { id: 's1', category: 'open_sea' } },
  { type: 'tile-laid', index: 2, tile: { id: 's2', category: 'open_sea' } },
  { type: 'ship-sailed', playerId: 0, from: 0, to: 2 },
  { type: 'ship-placed', playerId: 1, from: 5, to: 3 },
]

test('a ship waits for its card, then sails tile by tile', () => {
  const { voyages, laid, total } = timelineOf(events)
  const [own, other] = voyages
  expect(own?.stops.map(stop => stop.index)).toEqual([0, 1, 2])
  expect(own?.stops[0]?.at).toBe(laid.get(1))
  expect(other?.stops.map(stop => stop.index)).toEqual([5, 3])
  expect(other?.stops[0]?.at).toBe(own?.stops.at(-1)?.at)
  expect(total).toBe(other?.stops.at(-1)?.at)
})

test('a ship also sails backwards, and nothing takes no time', () => {
  expect(
    timelineOf([{ type: 'ship-sailed', playerId: 0, from: 4, to: 2 }]).voyages[0]?.stops.map(s => s.index),
  ).toEqual([4, 3, 2])
  expect(timelineOf([]).total).toBe(0)
})
