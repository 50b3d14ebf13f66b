import { expect, test } from 'vitest'
import { senet } from '../../index.ts'
import { position } from './position.ts'

const start = senet.setup({ throws: 'sticks' }, 2, '')

test.each([
  ['the start', start],
  ['a throw that waits', position('x1 o2', 0, 3)],
  ['the end', position('o3')],
])('%s is a state of this game', (_name, state) => {
  expect(senet.check(state)).toEqual([])
})

test.each([
  ['nothing', null, 'expected object'],
  ['a field too many', { ...start, extra: 1 }, 'extra'],
  ['29 squares', { ...start, squares: start.squares.slice(1) }, 'squares'],
  ['a throw of 6', { ...start, throw: 6 }, 'throw'],
  ['a piece on 27', position('X27 o1'), 'No piece can rest on square 27.'],
  ['an ungated piece above 26', position('x28 o1'), 'The piece on square 28 must have landed on 26.'],
  ['an ungated piece on 26', position('x26 o1'), 'The piece on square 26 must have landed on 26.'],
  ['four pieces', { ...position('x1 o2'), borneOff: [3, 4] }, 'Seat 0 has 4 pieces instead of 5.'],
  ['six pieces', { ...start, borneOff: [0, 1] }, 'Seat 1 has 6 pieces instead of 5.'],
  ['one piece twice', { ...start, squares: start.squares.with(28, start.squares[0]!).with(2, null) }, 'Piece 0'],
  ['a foreign piece', { ...start, squares: start.squares.with(0, { id: 5, seat: 0, gate: false }) }, 'Piece 5'],
  ['two winners', position(''), 'Both seats'],
  ['the loser to move', position('o3', 1), 'The match ends in the turn of the winner.'],
  ['a throw after the end', position('o3', 0, 1), 'No throw waits once the match is over.'],
  ['a throw without a move', position('X30 o1', 0, 5), 'forfeited'],
  ['a waiting throw that is not the last', { ...position('x1 o2', 0, 3), lastThrow: 2 }, 'must be the last throw'],
])('%s is refused', (_name, state, sentence) => {
  expect(senet.check(state).join(' ')).toContain(sentence)
})
