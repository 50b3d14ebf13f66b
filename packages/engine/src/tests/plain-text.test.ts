import { describe, expect, test } from 'vitest'
import { checkName, checkSeed, checkText, nameWith, readAlike } from '../plain-text.ts'

const FAMILY = '👨\u200D👩\u200D👧'
/** "I want", with the joiner that Persian spelling asks for. */
const PERSIAN = 'می\u200Cخواهم'
/** Sinhala "Sri": a virama, then a joiner. */
const SINHALA = 'ශ්\u200Dරී'

/** Names as people write them. */
const NAMES = [
  ...[
    'Ada Lovelace',
    "Seán O'Brien",
    'Jean-Luc',
    'José Ángel',
    'Øyvind',
    'Łukasz',
    'Zoë',
    'Þórdís',
    'Ğülşah İnci',
    'Ñuñez',
  ],
  ...[
    'Nguyễn Thị Ánh',
    'Kekoʻolani',
    'Siobhán Ní Dhálaigh',
    'Žofie',
    'Ștefan',
    'Æthelred',
    'Weiß',
    'D’Arcy',
    '3Jane',
    'x_X',
  ],
  ...['Анна Каренина', 'Юрій', 'Җәмилә', 'Ђорђе', 'Ольга', 'Игорь', 'Маша', 'Миша', 'Дима', 'Зоя'],
  ...['Ἀθηνᾶ', 'Ελένη', 'Γιώργος', 'Σοφία', 'Νίκος', 'Արամ', 'Նարինե', 'ნინო', 'გიორგი'],
  ...['محمد', 'فاطمة الزهراء', 'عبد الله', 'می\u200Cترا', 'نور‌جهان', 'דנה', 'יוסף', 'ܝܘܚܢܢ', 'އަޙްމަދު', 'ߒߞߏ'],
  ...['प्रिया', 'राम', 'অনন্যা', 'ਗੁਰਪ੍ਰੀਤ', 'પ્રિયા', 'ଅନନ୍ୟା', 'தமிழ்', 'శ్రీను', 'ಶ್ರೀ', 'ശ്രീ', 'ශ්\u200Dරී', 'क्\u200Dष'],
  ...['สมชาย', 'ນາງ', 'မြင့်', 'សុខា', 'ཚེ་རིང', 'ᠮᠣᠩᠭᠣᠯ', 'ᠠ\u180B', 'ᮃᮀ', 'ᬩᬮᬶ', 'ꦗꦮ'],
  ...['山田太郎', '葛\u{E0100}城', '王小明', '歐陽', 'さくら', 'サクラ', 'ｻｸﾗ子', '김민준', '이서연', 'ㄅㄆ', '々木'],
  ...['አበበ', 'ⵜⴰⵏⵉⵔⵜ', 'ᏣᎳᎩ', 'ᐃᓄᒃ', 'ꆈꌠ', 'ߊߡߊ', '𞤀𞤣𞤢𞤥', '𐓏𐓘', 'ᚠᚢᚦ', '𓂀'],
  ...['🧭', '👩🏽\u200D🚀', '❤\uFE0F', '1\uFE0F⃣', '⠁⠙⠁\u2800⠃', '★ star ★', 'd(^_^)b', '龍🐉'],
]

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
    expect(readAlike('Ada', 'ａda ')).toBe(true)
    expect(readAlike(PERSIAN, PERSIAN.replace('\u200C', ''))).toBe(true)
    expect(readAlike('Ada', 'Ann')).toBe(false)
  })

  test.each([
    ['a variation selector', 'Ada', '❤\uFE0FAda', false],
    ['an emoji with and without one', '❤Ada', '❤\uFE0FAda', true],
    ['an ideograph with and without one', '葛城', '葛\u{E0100}城', true],
    ['thin spaces', 'Ada B', 'A\u200Ada\u2009B', true],
    ['Cyrillic letters', 'Ada', 'Аdа', true],
    ['all Cyrillic capitals', 'KATE', 'КАТЕ', true],
    ['Greek letters', 'Nora', 'Νοra', true],
    ['a capital i for an l', 'Al', 'AI', true],
    ['a one for an l', 'Paul', 'Pau1', true],
    ['a zero for an O', 'OTTO', '0TT0', true],
    ['r and n for an m', 'Tom', 'Torn', true],
    ['letters of mathematics', 'Ada', '𝐀𝒹𝓪', true],
    ['an accent, which can be seen', 'Rene', 'René', false],
    ['another letter', 'Ali', 'Ala', false],
    ['a number', 'Player 1', 'Player 2', false],
  ])('is told from another by %s: %s, %s', (_what, one, other, isAlike) => {
    expect(readAlike(one, other)).toBe(isAlike)
    expect(readAlike(other, one)).toBe(isAlike)
  })

  test.each([
    ['\u115F', 'a Hangul filler for a consonant'],
    ['\u1160', 'a Hangul filler for a vowel'],
    ['\u3164', 'a Hangul filler'],
    ['\uFFA0', 'a halfwidth Hangul filler'],
    ['\u2800', 'a blank of Braille'],
    ['\uFE0F', 'a variation selector'],
    ['\u{E0101}', 'a variation selector for ideographs'],
    ['\u180B', 'a variation selector of Mongolian'],
    ['\u034F', 'a grapheme joiner'],
    ['\u17B4', 'an inherent vowel of Khmer'],
    ['\u{1D159}', 'a null notehead'],
    ['\u{16FE4}', 'a filler of Khitan'],
  ])('may not be or hold %j, %s', character => {
    for (const name of [character, `Ada${character}`, `${character}Ada`, `A${character}da`, ` ${character} `]) {
      expect(checkName(name), JSON.stringify(name)).toMatchObject({ ok: false })
    }
  })

  test('may not be marks on nothing', () => {
    expect(checkName('\u0301\u0302')).toMatchObject({ ok: false })
  })

  test('may be any that people have, in any script, and no two of them are mistaken for each other', () => {
    for (const name of NAMES) {
      expect(checkName(name), name).toEqual({ ok: true, value: name })
      expect(checkName(name.normalize('NFD')), name).toMatchObject({ ok: true })
      expect(readAlike(name, name.normalize('NFD')), name).toBe(true)
    }
    for (const [i, name] of NAMES.entries()) {
      for (const other of NAMES.slice(i + 1)) expect(readAlike(name, other), `${name}, ${other}`).toBe(false)
    }
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
