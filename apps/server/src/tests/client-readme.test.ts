import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NO_RATES } from '../limits/limits.ts'
import { type RunningServer, startServer } from '../start-server.ts'

const client = new URL('../../../../packages/client/', import.meta.url)
const example = (name: string) => fileURLToPath(new URL(`src/tests/readme/${name}.ts`, client))

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ limits: NO_RATES })
})
afterAll(() => server.close())

async function run(name: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [example(name), server.url])
  return stdout
}

// The programs are part of the project, so that `npm run check` compiles them.
test('the README of the client shows the programs that are run here', () => {
  const readme = readFileSync(new URL('README.md', client), 'utf8')
  const blocks = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(match => match[1])
  expect(blocks).toEqual(['remote', 'local'].map(name => readFileSync(example(name), 'utf8')))
})

test('its first program plays a match to the end', async () => {
  const lines = (await run('remote')).trim().split('\n')
  expect(lines.length).toBeGreaterThan(20)
  expect(lines.at(-1)).toMatch(/Ada|Easy/)
})

test('its second program acts at a table in its own process, and gets a conflict', async () => {
  expect(await run('local')).toContain('conflict { seq: 1 }')
})
