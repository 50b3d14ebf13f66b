import { expect, test } from 'vitest'
import { position } from '../game/tests/position.ts'
import { view as viewOf } from '../game/view.ts'
import { senet } from '../index.ts'
import { face } from './face.ts'

const names = ['Ann', 'Bob']
const wide = { viewer: 0, names, width: 80, color: false, ascii: false } as const
const narrow = { ...wide, width: 40, ascii: true } as const
const middle = viewOf(position('x3 X26 o5 O14 o30', 0, 2))

test('the board at 40 columns, in plain ASCII', () => {
  expect(`${face.show(middle, narrow)}\n`).toBe(`\
>  1  2  3  4  5  6  7  8  9 10
   .  . [x] . *o  .  .  .  .  .
                              v
< 20 19 18 17 16 15 14 13 12 11
   .  .  .  .  .  +  O  .  .  .
   v
> 21 22 23 24 25 26 27 28 29 30
   .  .  .  .  . [X] ~  *  .  o

x Ann: 3 of 5 home
o Bob: 2 of 5 home
last throw 2
`)
})

test.each([wide, narrow, { ...wide, width: 60 }])('no line is wider than the terminal ($width)', style => {
  for (const line of face.show(middle, style).split('\n')) expect(line.length).toBeLessThanOrEqual(style.width)
})

test('colour adds nothing but colour', () => {
  const painted = face.show(middle, { ...wide, color: true })
  expect(painted).not.toBe(face.show(middle, wide))
  const plain = ['36', '33', '1', '0'].reduce((text, paint) => text.replaceAll(`\u001b[${paint}m`, ''), painted)
  expect(plain).toBe(face.show(middle, wide))
})

test('one line says who may do what', () => {
  expect(face.prompt(middle, wide)).toBe('Ann (x): You threw 2. Choose a piece.')
  expect(face.prompt(middle, { ...wide, viewer: 1 })).toBe('Ann threw 2 and is choosing a piece.')
  expect(face.prompt(viewOf(position('x1 o2')), wide)).toBe('Ann (x): Your turn: throw the sticks.')
  expect(face.prompt(viewOf(position('x1 o2', 1)), wide)).toBe('Bob is to throw.')
  expect(face.prompt(viewOf(position('o2')), wide)).toBe('You win: all five pieces are home.')
})

test.each([
  ['3', { type: 'move', from: 3 }],
  [' Move 3 ', { type: 'move', from: 3 }],
  ['m26', { type: 'move', from: 26 }],
])('%j is understood', (line, action) => {
  const legal = senet.legalActions(position('x3 X26 o5 O14 o30', 0, 2), 0)
  expect(face.parse(line, middle, legal, 0)).toEqual({ ok: true, value: action })
})

test('a throw, drawn by the table or given by a local host', () => {
  const view = viewOf(position('x1 o2'))
  const legal = senet.legalActions(position('x1 o2'), 0)
  expect(face.parse('t', view, legal, 0)).toEqual({ ok: true, value: { type: 'throw' } })
  expect(face.parse('throw 4', view, legal, 0)).toEqual({ ok: true, value: { type: 'throw', value: 4 } })
})

test.each([
  ['4', 'no piece'],
  ['5', 'not yours'],
  ['31', '1 to 30'],
  ['throw', 'thrown already'],
  ['3 4', 'Not understood'],
  ['throw 6', 'Not understood'],
])('%j is refused with a reason', (line, reason) => {
  const legal = senet.legalActions(position('x3 X26 o5 O14 o30', 0, 2), 0)
  const result = face.parse(line, middle, legal, 0)
  expect(result).toMatchObject({ ok: false, error: { message: expect.stringContaining(reason) } })
})
