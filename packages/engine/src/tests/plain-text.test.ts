import { describe, expect, test } from 'vitest'
import { checkName, checkSeed, checkText, nameKey, nameWith } from '../plain-text.ts'

const FAMILY = '👨\u200D👩\u200D👧'
/** "I want", with the joiner that Persian spelling asks for. */
const PERSIAN = 'می\u200Cخواهم'
/** Sinhala "Sri": a virama, then a joiner. */
const SINHALA = 'ශ්\u200Dරී'

describe('a name', () => {
  test.each([
    ['a letter', 'A'],
    ['40 letters', 'x'.repeat(40)],
    ['40 emoji', '🎲'.repeat(40)],
    ['spaces inside', 'Ada  Lovelace'],
    ['emoji that are joined', FAMILY],
    ['a flag and a variation selector', '🏳\uFE0F\u200D🌈'],
    ['Persian with a non-joiner', PERSIAN],
    ['Sinhala with a joiner', SINHALA],
    ['Hebrew with a direction mark', 'דנה (C++\u200F)'],
  ])('may be %s', (_what, name) => {
    expect(checkName(name)).toEqual({ ok: true, value: name })
  })

  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['41 letters', 'x'.repeat(41)],
    ['41 emoji', '🎲'.repeat(41)],
    ['1,000 letters', 'x'.repeat(1000)],
    ['an escape sequence', '\u001B[2Jx'],
    ['an escape sequence in one character', '\u009B2Jx'],
    ['a null', 'a\u0000b'],
    ['a line break', 'a\nb'],
    ['a line separator', 'a\u2028b'],
    ['half a surrogate pair', 'a\uD83D'],
    ['the other half', '\uDE00a'],
    ['a direction override', 'a\u202Eb'],
    ['a direction isolate', 'a\u2066b'],
    ['a zero-width space', 'a\u200Bb'],
    ['a joiner between Latin letters', 'A\u200Dda'],
    ['a joiner alone', '\u200D'],
    ['a direction mark in Latin text', 'Ada\u200F'],
    ['no text', 7],
  ])('may not be %s', (_what, name) => {
    expect(checkName(name)).toMatchObject({ ok: false, error: { code: 'bad-request' } })
  })

  test('is the same as one that looks the same', () => {
    expect(nameKey('Ada')).toBe(nameKey('ａda '))
    expect(nameKey(PERSIAN)).toBe(nameKey(PERSIAN.replace('\u200C', '')))
    expect(nameKey('Ada')).not.toBe(nameKey('Ann'))
  })

  test('takes a suffix without breaking a character or growing too long', () => {
    expect(nameWith('Ada', ' 2')).toBe('Ada 2')
    for (const name of ['🎲'.repeat(40), 'x'.repeat(40)]) {
      const named = nameWith(name, ' 12')
      expect(checkName(named).ok).toBe(true)
      expect([...named]).toHaveLength(40)
    }
  })
})

describe('a seed', () => {
  test.each(['a', ' ', 'x'.repeat(200), '🎲'.repeat(200)])('may be %s', seed => {
    expect(checkSeed(seed).ok).toBe(true)
  })

  test.each(['', 'x'.repeat(201), 'a\u0000', '\uD83D', '\u001B[31m'])('may not be %j', seed => {
    expect(checkSeed(seed)).toMatchObject({ ok: false, error: { message: expect.stringContaining('A seed') } })
  })
})

test('a text says what it is and how long it may be', () => {
  expect(checkText('A message', 'x'.repeat(501), 500)).toMatchObject({
    error: { message: 'A message has 1 to 500 characters.' },
  })
})
