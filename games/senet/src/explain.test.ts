import { expect, test } from 'vitest'
import { explainMove } from './explain.ts'
import { position } from './game/tests/position.ts'
import { viewOf } from './game/view.ts'

test.each([
  ['a piece that leaves', 'X28 o1', 3, 28, 'It brings a piece home.'],
  ['the water', 'X25 o1', 2, 25, 'The water takes the piece back to 15.'],
  [
    'a swap beside a partner',
    'x5 x8 o7',
    2,
    5,
    'Their piece goes back to 5. With 8 it is a pair, which their piece on 5 cannot pass.',
  ],
  ['the gate', 'x24 o1', 2, 24, 'The piece is through the gate.'],
  ['a pair that stops', 'x11 x13 o10 o12', 3, 11, 'With 13 it is a pair, which their pieces on 10 and 12 cannot pass.'],
  ['a pair that stops nobody', 'x2 x5 o20', 2, 2, 'With 5 it is a pair: neither can be swapped.'],
  ['the refuge', 'x13 o1', 2, 13, 'On 15 it is safe.'],
  ['a flight', 'x9 o5 o6', 4, 9, 'It gets out of reach of their pieces on 5 and 6.'],
  ['a partner left alone', 'x3 x4 o20', 3, 4, 'It leaves 3 alone.'],
  ['a danger', 'x3 o8', 5, 3, 'Their piece goes back to 3. It can be swapped by their piece on 3.'],
  ['a plain step', 'x3 o20', 2, 3, undefined],
] as const)('%s', (_name, at, value, from, sentence) => {
  expect(explainMove({ type: 'move', from }, viewOf(position(at, 0, value)))).toBe(sentence)
})
