import type { Game, GameAction, Seat, Viewer } from '@turnwise/engine'
import { expect, test } from 'vitest'
import { seenAction } from './viewing.ts'

type Redacting = Pick<Game, 'redactAction'>

const action = { type: 'draw', place: 3 }
const hidden: GameAction = { type: 'draw' }
/** A draw by chance whose place is told to nobody, not even to the seat that draws. */
const blind: Redacting = { redactAction: () => hidden }
const own: Redacting = { redactAction: (given, viewer, seat) => (viewer === seat ? given : hidden) }

test.each<[string, Redacting, Viewer, GameAction | undefined]>([
  ['without redactAction, the seat that acted', {}, 0, action],
  ['without redactAction, another seat', {}, 1, undefined],
  ['the seat that acted, by redactAction', own, 0, action],
  ['another seat, by redactAction', own, 1, hidden],
  ['the seat that acted, of what is hidden from it too', blind, 0, hidden],
  ['the host', blind, 'host', action],
])('%s', (_who, game, viewer, seen) => {
  const seat: Seat = 0
  expect(seenAction(game, action, seat, viewer)).toEqual(seen)
})
