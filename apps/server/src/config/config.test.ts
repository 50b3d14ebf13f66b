import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getHeapStatistics } from 'node:v8'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'turnwise-config-'))
const secret = join(folder, 'url')
writeFileSync(secret, 'postgres://turnwise:secret@db/turnwise\n')

describe('the configuration', () => {
  test('needs nothing, and stays on loopback', () => {
    const config = readConfig({ PATH: '/bin' })
    expect(config.TURNWISE_HOST).toBe('127.0.0.1')
    expect(config.TURNWISE_PORT).toBe(8710)
    expect(config.storage).toMatchObject({ kind: 'sqlite', folder: expect.stringMatching(/turnwise$/) })
    expect(config.DATABASE_URL).toBeUndefined()
  })

  test('gives matches a quarter of the heap that Node may use, so that a larger machine keeps more of them', () => {
    expect(readConfig({}).liveBytes).toBe(Math.floor(getHeapStatistics().heap_size_limit / 4))
    expect(readConfig({ TURNWISE_MEMORY: '64' }).liveBytes).toBe(64 * 1024 * 1024)
  })

  test('takes secrets from files', () => {
    expect(readConfig({ DATABASE_URL_FILE: secret }).DATABASE_URL).toBe('postgres://turnwise:secret@db/turnwise')
  })

  test.each([
    ['a port that is none', { TURNWISE_PORT: '80a' }, 'TURNWISE_PORT'],
    ['a port too high', { TURNWISE_PORT: '70000' }, 'TURNWISE_PORT'],
    ['another kind of database', { DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
    ['an origin with a path', { TURNWISE_ORIGINS: 'https://a.example/play' }, 'TURNWISE_ORIGINS'],
    ['a misspelt name', { TURNWISE_PROT: '80' }, 'TURNWISE_PROT: not known'],
    ['a file that is not there', { DATABASE_URL_FILE: join(folder, 'none') }, 'DATABASE_URL_FILE'],
    ['a value and a file', { DATABASE_URL: 'postgres://a/b', DATABASE_URL_FILE: secret }, 'not both'],
    ['a web app that is not there', { TURNWISE_WEB: join(folder, 'none') }, 'TURNWISE_WEB: there is no index.html'],
    ['a level that is none', { TURNWISE_LOG: 'loud' }, 'TURNWISE_LOG'],
  ])('refuses %s', (_what, environment, message) => {
    expect(() => readConfig(environment)).toThrow(message)
  })

  test('never repeats a value, which may be a secret', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:hunter2@db' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
    )
  })
})
