import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { changedRules, noteVersion, originIn, ownFingerprint, writeBuiltRules } from './versions-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'turnwise-rules-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

const APPLY = `import cards from './cards.json' with { type: 'json' }
export const apply = (state: number, by: number): number => state + by * cards.length
`
beforeEach(() => {
  rmSync(folder, { recursive: true })
  write('package.json', '{ "name": "dice", "version": "1.2.0" }')
  write(
    'src/index.ts',
    "import { apply } from './game/apply.ts'\nexport { face } from './terminal/face.ts'\nexport const game = { version: '1.0.0', apply }\n",
  )
  write('src/terminal/face.ts', "export const face = 'a face'\n")
  write('src/game/apply.ts', APPLY)
  write('src/game/cards.json', '[1, 2]\n')
  mkdirSync(join(folder, 'dist'))
})

describe('the fingerprint of rules', () => {
  test.each<[string, string, string]>([
    ['a comment', 'src/game/apply.ts', `// The sum.\n${APPLY}`],
    ['a type', 'src/game/apply.ts', APPLY.replace('by: number', 'by: 1 | 2')],
    ['the layout', 'src/game/apply.ts', APPLY.replace('state + by', 'state +\n    by')],
    ['the words', 'src/terminal/face.ts', "export const face = 'another face'\n"],
  ])('stays with %s', (_what, file, text) => {
    const before = ownFingerprint(folder)
    write(file, text)
    expect(ownFingerprint(folder)).toBe(before)
  })

  test.each<[string, string, string]>([
    ['a sign', 'src/game/apply.ts', APPLY.replace('+', '-')],
    ['a space in a text', 'src/game/apply.ts', `${APPLY}export const it = 'a  b'\n`],
    ['the content', 'src/game/cards.json', '[1, 2, 3]\n'],
  ])('changes with %s', (_what, file, text) => {
    write('src/game/apply.ts', `${APPLY}export const it = 'a b'\n`)
    const before = ownFingerprint(folder)
    write(file, text)
    expect(ownFingerprint(folder)).not.toBe(before)
  })
})

test('a version that was given out keeps its rules, unless the author says that others play alike', () => {
  expect(changedRules(folder, '1.0.0')).toBeUndefined()
  noteVersion(folder, '1.0.0')
  const first = ownFingerprint(folder)
  expect(changedRules(folder, '1.0.0')).toBeUndefined()
  write('src/game/apply.ts', APPLY.replace('by *', '2 * by *'))
  const second = ownFingerprint(folder)
  expect(changedRules(folder, '1.0.0')).toContain(`since they were given out as 1.0.0: raise "version"`)
  expect(changedRules(folder, '1.1.0')).toBeUndefined()
  noteVersion(folder, '1.0.0')
  expect(originIn(folder, '1.0.0', true), 'what the sources are, whatever is noted').toEqual({
    fingerprints: [second],
    release: 'dice@1.2.0',
  })
  noteVersion(folder, '1.1.0')
  expect(JSON.parse(readFileSync(join(folder, 'src/versions.json'), 'utf8'))).toEqual({
    '1.0.0': [first],
    '1.1.0': [second],
  })
  write('src/versions.json', JSON.stringify({ '1.0.0': [second, first] }))
  expect(changedRules(folder, '1.0.0')).toBeUndefined()
  writeBuiltRules(folder, '1.0.0')
  expect(originIn(folder, '1.0.0', false).fingerprints, 'of the build').toEqual([second, first])
  expect(originIn(folder, '1.1.0', false).fingerprints, 'of another build').toBeUndefined()
})
