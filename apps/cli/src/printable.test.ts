import { expect, test } from 'vitest'
import { printable, printableDeep } from './printable.ts'

const ESC = String.fromCharCode(27)

test.each([
  ['an escape sequence', `${ESC}[2Jgone`, ' [2Jgone'],
  ['a title sequence', `${ESC}]0;mine${String.fromCharCode(7)}x`, ' ]0;mine x'],
  ['a line break', 'one\ntwo', 'one two'],
  ['text that is written the other way round', 'abc\u202edef', 'abc def'],
  ['letters of any script', 'Ἀθήνη 阿 🧭', 'Ἀθήνη 阿 🧭'],
])('%s is printed without control characters', (_what, text, expected) => {
  expect(printable(text)).toBe(expected)
})

test('every text in a view is cleaned, and nothing else is changed', () => {
  const view = { names: [`${ESC}[31mAnn`], score: 3, over: false, last: null }
  expect(printableDeep(view)).toEqual({ names: [' [31mAnn'], score: 3, over: false, last: null })
})
