import { expect, test } from 'vitest'
import { findWording } from './wording.ts'

const reasons = (text: string, path = 'packages/engine/src/match.ts') =>
  findWording([{ path, text }]).map(({ line, why }) => `${line} ${why.split(':')[0]}`)

test.each([
  ['a pronoun in a comment', '/** The player takes his turn. */', ['1 "his"']],
  ['a pronoun at the start of a sentence', 'He moves.', ['1 "He"']],
  ['a phrase on a later line', 'a\n## What holds\nb', ['2 "## What holds"']],
  ['a name', 'const seat = eyesOf(viewer)', ['1 "eyesOf"']],
  ['two on one line', 'he shall wait', ['1 "he"', '1 "shall"']],
  ['a word that contains one', 'the shallow end of this', []],
  ['plain words', 'They take their turn.', []],
])('%s', (_what, text, expected) => {
  expect(reasons(text)).toEqual(expected)
})

test('characters of a story keep their pronouns', () => {
  expect(reasons('Circe fills her cup.', 'games/odysseus/README.md')).toEqual([])
  expect(reasons('Circe fills her cup.', 'README.md')).toEqual(['1 "her"'])
})
