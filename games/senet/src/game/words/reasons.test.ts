import { expect, test } from 'vitest'
import { position } from '../tests/position.ts'
import { view as viewOf } from '../view.ts'
import { reasonFor } from './reasons.ts'

test.each([
  ['a piece that leaves', 'X28 o1', 3, 28, 'It brings a piece home.', undefined],
  ['the water', 'X25 o1', 2, 25, undefined, 'The water takes the piece back to 15.'],
  ['a swap', 'x5 o7', 2, 5, 'Their piece goes back to 5.', 'It can be swapped by their piece on 5.'],
  ['the gate', 'x24 o1', 2, 24, 'The piece is through the gate.', undefined],
  [
    'a pair in the way',
    'x11 x13 o10 o12',
    3,
    11,
    'With 13 it is a pair, which their pieces on 10 and 12 cannot pass.',
    undefined,
  ],
  ['a pair far away', 'x2 x5 o20', 2, 2, 'With 5 it is a pair: neither can be swapped.', undefined],
  ['the refuge', 'x13 o1', 2, 13, 'On 15 it is safe.', undefined],
  ['a flight', 'x9 o5 o6', 4, 9, 'It gets out of reach of their pieces on 5 and 6.', undefined],
  ['a partner left alone', 'x3 x4 o20', 3, 4, undefined, 'It leaves 3 alone.'],
  ['a plain step', 'x3 o20', 2, 3, undefined, undefined],
] as const)('%s', (_name, at, value, from, reason, risk) => {
  const view = viewOf(position(at, 0, value))
  expect(reasonFor({ type: 'move', from }, view, 'for')).toBe(reason)
  expect(reasonFor({ type: 'move', from }, view, 'against')).toBe(risk)
})
