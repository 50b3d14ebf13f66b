import { expect, test } from 'vitest'
import { MOVES } from '../moves.ts'
import { ithacaIn, landingOf, roundOf } from '../view.ts'
import { describeBriefly } from '../words/actions.ts'
import { describeHold } from '../words/board.ts'
import { describeWaiting } from '../words/prompt.ts'
import { base, type Given, position } from './positions.ts'

const viewOf = (given: Given) => base.engine.getView(position(given))

test('a button says in few words why it cannot be pressed', () => {
  const two = MOVES.careful_sail_2.cost
  expect(describeBriefly(viewOf({ actionsRemaining: 0 }), 'repair')).toBe('no points left')
  expect(describeBriefly(viewOf({ actionsRemaining: two - 1 }), 'careful_sail_2')).toBe(`needs ${two} points`)
  expect(describeBriefly(viewOf({ players: [{ damage: 1 }, {}] }), 'careful_sail_2')).toBe('if undamaged')
  expect(describeBriefly(viewOf({ seaDeck: [] }), 'draw_card')).toBe('deck is empty')
  expect(describeBriefly(viewOf({}), 'draw_card')).toBeUndefined()
})

test('who waits reads whose turn it is, or that the match is over', () => {
  expect(describeWaiting(viewOf({ currentPlayer: 1 }))).toBe('It is the turn of P1.')
  expect(describeWaiting(viewOf({ gameEnded: true, winners: [0] }))).toBe('The match is over.')
})

test('what holds a ship fits on its plate', () => {
  const [ship] = position({}).players
  expect(describeHold(ship!)).toBe('')
  expect(describeHold({ ...ship!, skipNextTurn: true })).toBe('skips')
  expect(describeHold({ ...ship!, skipNextTurn: true, damage: 3 })).toBe('wrecked')
  expect(describeHold({ ...ship!, skipNextTurn: true, damage: 3, stuckAtCyclops: true })).toBe('held')
})

test('no ship passes Ithaca', () => {
  const view = viewOf({})
  const last = ithacaIn(view)
  expect(landingOf(view, 3, 2)).toBe(5)
  expect(landingOf(view, last - 1, 2)).toBe(last)
})

test('a round is over when every ship has had its turn', () => {
  expect(roundOf(viewOf({}))).toBe(1)
  expect(roundOf(viewOf({ players: [{ turnsTaken: 1 }, { turnsTaken: 0 }] }))).toBe(1)
  expect(roundOf(viewOf({ players: [{ turnsTaken: 1 }, { turnsTaken: 1 }] }))).toBe(2)
  const over = { gameEnded: true, winners: [0], players: [{ turnsTaken: 4 }, { turnsTaken: 4 }] }
  expect(roundOf(viewOf(over))).toBe(4)
})
