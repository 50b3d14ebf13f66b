import { execFile } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { CATALOG } from '@turnwise/catalog'
import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'
import { outliveGames } from './outlive-games.ts'

const folder = mkdtempSync(join(tmpdir(), 'turnwise-outlive-'))
const file = join(folder, 'src', 'module.js')
const games = [{ entry: { ...CATALOG[0]!, id: 'outside' }, version: '1', moduleUrl: pathToFileURL(file).href }]

function withStack(place: string): Error {
  const error = new Error('broken')
  error.stack = `Error: broken\n    at Timeout._onTimeout (${place}:3:9)\n    at listOnTimeout (node:internal/timers:588:17)`
  return error
}

test.each<[string, unknown, boolean]>([
  ['of its module', withStack(file), true],
  ['of a file beside it', withStack(join(folder, 'dist', 'clock.js')), true],
  ['by its URL', withStack(pathToFileURL(file).href), true],
  ['that is no error', 'broken', true],
  ['of our own', withStack(join(tmpdir(), 'turnwise', 'server.js')), false],
])('an error in a timer %s: the process lives on, or not', (_where, error, livesOn) => {
  const lines: string[] = []
  const logger = createLogger('error', { write: line => void lines.push(line) })
  const errors = new EventEmitter()
  let ended = 0
  const stop = outliveGames(games, logger, errors, () => ended++)
  errors.emit('uncaughtException', error)
  expect(ended).toBe(livesOn ? 0 : 1)
  expect(lines).toHaveLength(1)
  stop()
  expect(errors.listenerCount('uncaughtException')).toBe(0)
})

test('a process with a game that throws in a timer goes on', async () => {
  const script = join(folder, 'main.ts')
  const game = join(folder, 'game.js')
  writeFileSync(game, 'setTimeout(() => { throw new Error("broken") })\nPromise.reject(new Error("broken, too"))\n')
  const here = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)
  writeFileSync(
    script,
    `import { outliveGames } from ${here('./outlive-games.ts')}
import { createLogger } from ${here('./logger.ts')}
outliveGames([{ entry: { id: 'outside' }, moduleUrl: ${JSON.stringify(pathToFileURL(game).href)} }], createLogger('error'), process, () => process.exit(1))
await import(${JSON.stringify(pathToFileURL(game).href)})
setTimeout(() => console.log('still here'), 50)
`,
  )
  const { stdout } = await promisify(execFile)(process.execPath, [script])
  expect(stdout).toContain('still here')
  expect(stdout.match(/a game has thrown by itself/g)).toHaveLength(2)
})
