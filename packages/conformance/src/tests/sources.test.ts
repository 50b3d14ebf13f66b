import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { Coverage } from '../coverage.ts'
import { sourceProblems } from '../sources.ts'

const folder = mkdtempSync(join(tmpdir(), 'turnwise-sources-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

describe('what a module reaches', () => {
  test.each([
    ["import { readFileSync } from 'node:fs'", 'words.ts imports node:fs'],
    ["const fs = await import('fs')", 'words.ts imports fs'],
    ['const { random } = Math', 'words.ts:1 uses = Math'],
    ['const now = Date.now', 'words.ts:1 uses Date.now'],
    ['export const today = new Date()', 'words.ts:1 uses new Date()'],
    ['export const home = process.env.HOME', 'words.ts:1 uses process.e'],
  ])('%s', (line, problem) => {
    write('words.ts', line)
    const entry = write('module.ts', "import { words } from './words.ts'\nexport const module = { words }\n")
    expect(sourceProblems(entry, folder)).toEqual([problem])
  })

  test('comments, types and what is not reached do not count', () => {
    write('server.ts', "import 'node:http'")
    const text =
      "// Math.random\n/* process.env */\nimport type { Server } from 'node:http'\nexport const date = new Date(0)\n"
    expect(sourceProblems(write('module.ts', text), folder)).toEqual([])
  })
})

test('coverage tells what is new, and names the lines that never ran', () => {
  const file = write(
    'rules.cjs',
    `exports.sign = number => {
  if (number < 0) {
    return 'minus'
  }
  return 'plus'
}
exports.never = () => {
  return 'never'
}
`,
  )
  const coverage = new Coverage(each => each === file)
  const { sign } = createRequire(import.meta.url)(file)
  sign(1)
  expect(coverage.reachedNew()).toBe(true)
  sign(2)
  expect(coverage.reachedNew()).toBe(false)
  expect(coverage.unreached()).toEqual([
    {
      file,
      lines: [
        [3, 3],
        [8, 8],
      ],
    },
  ])
  sign(-1)
  expect(coverage.reachedNew()).toBe(true)
  expect(coverage.unreached()).toEqual([{ file, lines: [[8, 8]] }])
  coverage.stop()
})
