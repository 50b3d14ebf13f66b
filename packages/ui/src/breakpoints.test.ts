import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BREAKPOINTS, ROOMY } from './breakpoints.ts'

const OTHERS = /^(forced-colors: active|hover: hover|orientation: (landscape|portrait)|prefers-.*)$/
const SIZE = /^(?:(width) (?:<|>=)|(height) (?:<=|>)) (\d+)px$/

/** Files below a folder of the repository, by what their names end with. */
function textsIn(folder: string, end: RegExp): readonly (readonly [string, string])[] {
  const root = join(import.meta.dirname, '../../..', folder)
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(name => end.test(name))
    .map(name => [`${folder}/${name}`, readFileSync(join(root, name), 'utf8')] as const)
}

function strangeIn(condition: string): readonly string[] {
  return [...condition.matchAll(/\(([^()]*)\)/g)]
    .map(match => match[1] ?? '')
    .filter(feature => {
      const [, width, height, size] = SIZE.exec(feature) ?? []
      const known: readonly number[] =
        width !== undefined ? BREAKPOINTS.width : height !== undefined ? BREAKPOINTS.height : []
      return !known.includes(Number(size)) && !OTHERS.test(feature)
    })
}

test('style sheets change their layout at the same widths and heights', () => {
  const sheets = [...textsIn('apps/web/src', /\.css$/), ...textsIn('packages/ui/src', /\.css$/)]
  const strange = sheets.flatMap(([name, text]) =>
    [...text.matchAll(/@(?:media|container)([^{]*)\{/g)].flatMap(([, condition = '']) =>
      strangeIn(condition).map(feature => `${name}: ${feature}`),
    ),
  )
  expect(sheets.length).toBeGreaterThan(20)
  expect(strange).toEqual([])
  expect(strangeIn(ROOMY)).toEqual([])
})

test('and so does the page', () => {
  const asked = textsIn('apps/web/src', /\.tsx?$/).filter(([, text]) => /useMedia\([^)]*(width|height)/.test(text))
  expect(asked.map(([name]) => name)).toEqual([])
})

test('finds what is no breakpoint, and widths between two', () => {
  expect(strangeIn('(width < 700px), (height <= 480px)')).toEqual(['width < 700px'])
  expect(strangeIn('(max-width: 759px)')).toEqual(['max-width: 759px'])
})
