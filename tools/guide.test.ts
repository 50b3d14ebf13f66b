import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.ts'

const template = join(root, 'apps/cli/templates/secrets')
const guide = readFileSync(join(root, 'docs/writing-a-game.md'), 'utf8')

const quotes = [...guide.matchAll(/^```(\S+) ?(\S*)\n([\s\S]*?)^```$/gm)].map(([, language, file = '', code = '']) => ({
  language,
  file,
  code,
}))

/** The template is compiled and run by the tests of `new-game`. */
test.each(quotes)('the guide quotes $file as it is', ({ file, code }) => {
  expect(file, code).not.toBe('')
  expect(readFileSync(join(template, file), 'utf8')).toContain(code)
})

test('the guide quotes every part of the game', () => {
  const files = new Set(quotes.map(({ file }) => file))
  const rules = ['types', 'setup', 'legal', 'apply', 'view', 'conceal'].map(name => `game/${name}`)
  for (const part of [...rules, 'index', 'schema', 'bots/index', 'fixtures']) {
    expect(files).toContain(`src/${part}.ts`)
  }
})

test.each(['writing-a-game.md', 'boards.md', 'several-servers.md'])('every link of %s has a target', name => {
  const text = readFileSync(join(root, 'docs', name), 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)].map(match => match[1] ?? '')
  expect(links.filter(link => !existsSync(join(root, 'docs', link)))).toEqual([])
})
