import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Export, exportsOfPackage } from './exports.ts'
import { root } from './paths.ts'

/**
 * Writes `docs/packages/<name>.md` from the doc comments: every export of a package with a sentence. With `--check` it
 * writes nothing, and a stale page or an export without a comment is an error.
 */

const PAGES = {
  engine: 'The contract of a game, and everything that is derived from it.',
  client: 'A typed connection to a table, on a server or in this process.',
  bots: 'Search that works for any game, and the arena.',
  conformance: 'Checks that hold for every game, and recorded matches.',
  ui: 'What a board and the page agree on.',
} as const

function page(name: keyof typeof PAGES): string {
  const exports = exportsOfPackage(join(root, 'packages', name))
  return [
    `# @turnwise/${name}`,
    '',
    `<!-- Written by "npm run api-pages" from the doc comments; do not edit. -->`,
    '',
    `${PAGES[name]} [How it is used](../../packages/${name}/README.md).`,
    '',
    '| export | is a | |',
    '|---|---|---|',
    ...exports.map(row),
    '',
  ].join('\n')
}

function row({ name, kind, text }: Export): string {
  return `| \`${name}\` | ${kind} | ${text.replaceAll('|', '\\|')} |`
}

const problems: string[] = []
mkdirSync(join(root, 'docs/packages'), { recursive: true })
for (const name of Object.keys(PAGES) as (keyof typeof PAGES)[]) {
  for (const { name: exported, text } of exportsOfPackage(join(root, 'packages', name))) {
    if (text === '') problems.push(`packages/${name}: ${exported} has no doc comment.`)
  }
  const file = join(root, `docs/packages/${name}.md`)
  const text = page(name)
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text)
    problems.push(`docs/packages/${name}.md is stale: run "npm run api-pages".`)
}
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exitCode = problems.length === 0 ? 0 : 1
