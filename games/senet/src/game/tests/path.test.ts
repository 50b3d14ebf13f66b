import { expect, test } from 'vitest'
import { cellOf, squareAt } from '../board.ts'
import { setup } from '../setup.ts'
import { view as viewOf } from '../view.ts'
import { testMoves } from './cases.ts'
import { formatPosition } from './position.ts'

test('ruling 1: three rows of ten, the middle one from right to left', () => {
  const rows = [0, 1, 2].map(row => Array.from({ length: 10 }, (_, column) => squareAt(row, column)))
  expect(rows).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    [20, 19, 18, 17, 16, 15, 14, 13, 12, 11],
    [21, 22, 23, 24, 25, 26, 27, 28, 29, 30],
  ])
  for (let square = 1; square <= 30; square++) {
    const { row, column } = cellOf(square)
    expect(squareAt(row, column)).toBe(square)
  }
})

test('ruling 1: neighbours on the path are neighbours on the board, round both corners', () => {
  for (let square = 1; square < 30; square++) {
    const [here, next] = [cellOf(square), cellOf(square + 1)]
    expect(Math.abs(here.row - next.row) + Math.abs(here.column - next.column)).toBe(1)
  }
})

test('ruling 2: the start', () => {
  const state = setup({ throws: 'sticks' })
  expect(formatPosition(state)).toBe('x1 o2 x3 o4 x5 o6 x7 o8 x9 o10')
  expect(state).toMatchObject({ turn: 0, throw: null, lastThrow: null, borneOff: [0, 0] })
})

test('the view is the public contract, to the letter', () => {
  expect(viewOf(setup({ throws: 'sticks' }))).toEqual({
    board: [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, ...Array(20).fill(null)],
    gate: Array(30).fill(false),
    borneOff: [0, 0],
    turn: 0,
    throw: null,
    lastThrow: null,
    winner: null,
  })
  expect(viewOf(setup({ throws: 'uniform' })).throws).toBe('uniform')
})

testMoves('ruling 1', [
  { name: 'forward by exactly the throw', at: 'x1 o30', throw: 5, from: 1, gives: 'x6 o30' },
  { name: 'round the first corner', at: 'x9 o1', throw: 3, from: 9, gives: 'x12 o1' },
  { name: 'round the second corner', at: 'x20 o1', throw: 1, from: 20, gives: 'x21 o1' },
  { name: 'past a lone piece', at: 'x1 o2 x3', throw: 3, from: 1, gives: 'o2 x3 x4' },
  { name: 'an empty square moves nothing', at: 'x1 o2', throw: 3, from: 9, gives: { refused: 'no-piece' } },
  { name: 'the piece of the other', at: 'x1 o2', throw: 3, from: 2, gives: { refused: 'not-your-piece' } },
])
