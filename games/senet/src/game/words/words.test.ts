import { expect, test } from 'vitest'
import { face } from '../../terminal/face.ts'
import { board } from '../../web/index.tsx'
import { position } from '../tests/position.ts'
import type { Event } from '../types.ts'
import { view as viewOf } from '../view.ts'
import { describeAction } from './actions.ts'
import { describeBoard, describeEnding, describeSquare } from './board.ts'
import { describeEvent } from './events.ts'

const names = ['Ann', 'Greedy']

test.each([
  [position('x2 x3 x5 o1 o4', 0, 3), 0, 'Yours on 2, 3 and 5, 2 home. Greedy on 1 and 4, 3 home. You threw 3.'],
  [position('x2 o1', 1, 3), 0, 'Yours on 2, 4 home. Greedy on 1, 4 home. Greedy threw 3.'],
  [position('x2 o1', 1), 1, 'Yours on 1, 4 home. Ann on 2, 4 home. Your turn: throw the sticks.'],
  [position('x2 o1'), 'spectator', 'Ann on 2, 4 home. Greedy on 1, 4 home. Ann is to throw.'],
  [position('X2 X9 x4 x5 x6 o1', 1), 0, 'Yours on 2, 4, 5, 6 and 9. Free to pass the gate: 2 and 9.'],
  [position('o1'), 0, 'Yours: all five home. Greedy on 1, 4 home. You win: all five pieces are home.'],
] as const)('the board is spoken in sentences', (state, viewer, text) => {
  expect(describeBoard(viewOf(state), { viewer, names })).toContain(text)
})

test.each([
  ['x3 o5 o30', 2, 3, 'Move 3 to 5, swap'],
  ['x24 o1', 2, 24, 'Move 24 to 26, through the gate'],
  ['X26 o1', 1, 26, 'Move 26 to 27: water, back to 15'],
  ['X30 o1', 1, 30, 'Move 30 home'],
] as const)('%s with %i from %i is told as %s', (at, value, from, text) => {
  expect(describeAction({ type: 'move', from }, viewOf(position(at, 0, value)))).toBe(text)
})

test('every event except a passed turn has a sentence', () => {
  const events: readonly Event[] = [
    { type: 'thrown', seat: 0, value: 2 },
    { type: 'moved', seat: 0, from: 1, to: 3 },
    { type: 'swapped', seat: 1, from: 3, to: 1 },
    { type: 'gate-opened', seat: 0, square: 26 },
    { type: 'water', seat: 0, from: 27, to: 15 },
    { type: 'borne-off', seat: 0, from: 30, count: 2 },
    { type: 'forfeited', seat: 0, value: 2 },
    { type: 'extra-turn', seat: 0, value: 1 },
    { type: 'won', seat: 0 },
  ]
  for (const event of events) expect(describeEvent(event, names)).toMatch(/\.$/)
  expect(describeEvent({ type: 'turn-passed', seat: 1 }, names)).toBeUndefined()
})

test.each([
  [position('o24 O26'), 0, 'All five home, Greedy had three.'],
  [position('o24 O26'), 1, 'Ann has all five home, you had three.'],
  [position('x1 o24'), 0, undefined],
] as const)('the end is told with the figures that matter', (state, viewer, text) => {
  expect(describeEnding(viewOf(state), { viewer, names })).toBe(text)
})

test('exactly the special squares have a line', () => {
  const special = Array.from({ length: 30 }, (_, i) => i + 1).filter(square => describeSquare(square) !== undefined)
  expect(special).toEqual([15, 26, 27, 28, 29, 30])
})

test('terminal and page use the same sentences', () => {
  const view = viewOf(position('x3 X26 o5', 1, 2))
  const style = { viewer: 0, names, width: 80, color: false, ascii: false } as const
  expect(face.prompt(view, style)).toBe(board.prompt?.(view, style))
  expect(face.show(view, style)).toContain(board.standing?.(view, 0))
  expect(board.describeAction).toBeUndefined()
})
