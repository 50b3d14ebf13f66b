import { expect, test } from 'vitest'
import type { Event } from '../game/events.ts'
import { lastMove } from './last-move.ts'

const drawn: Event = {
  type: 'card-drawn',
  seat: 1,
  card: { id: 'c', name: 'Calm', move: 0, damage: 0 },
  left: 9,
}
const sailed: Event = { type: 'ship-sailed', seat: 0, from: 4, to: 6 }
const wrecked: Event = { type: 'ship-wrecked', seat: 1 }

test('the newest voyage is marked, tile by tile', () => {
  const older: Event = { type: 'ship-sailed', seat: 1, from: 0, to: 2 }
  expect(lastMove([[sailed], [older]])).toEqual([{ playerId: 0, way: [4, 5, 6], isWrecked: false }])
})

test('a card that moves nothing, a repair and a passed turn leave the last voyage marked', () => {
  const quiet: readonly (readonly Event[])[] = [
    [{ type: 'turn-ended', seat: 1 }],
    [drawn],
    [{ type: 'ship-repaired', seat: 1, amount: 1, damage: 0 }],
  ]
  expect(lastMove([...quiet, [sailed]])).toEqual(lastMove([[sailed]]))
  expect(lastMove(quiet)).toEqual([])
  expect(lastMove([])).toEqual([])
})

test('a ship that an epic sends on is marked from where it set out, by way of the epic', () => {
  const back: Event = { type: 'ship-placed', seat: 0, from: 6, to: 3 }
  const [wake] = lastMove([[sailed, back]])
  expect(wake?.way[0]).toBe(4)
  expect(wake?.way).toContain(6)
  expect(wake?.way.at(-1)).toBe(3)
})

test('every ship that the move carried is marked', () => {
  const rescued: Event = { type: 'ship-sailed', seat: 1, from: 6, to: 8 }
  expect(lastMove([[sailed, rescued]]).map(wake => wake.playerId)).toEqual([0, 1])
})

test('a wreck is marked, also of a ship that lay still', () => {
  expect(lastMove([[drawn, wrecked], [sailed]])).toEqual([{ playerId: 1, way: [], isWrecked: true }])
  expect(lastMove([[{ ...sailed, seat: 1 }, wrecked]])).toEqual([{ playerId: 1, way: [4, 5, 6], isWrecked: true }])
})
