import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { crashRounds } from './rounds.ts'

test('20 times killed under load on SQLite: nothing lost, nothing twice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'turnwise-crash-'))
  try {
    const report = await crashRounds({
      rounds: 20,
      matches: 8,
      seed: 'sqlite',
      storage: { kind: 'sqlite', folder },
      game: 'senet',
    })
    expect(report.problems).toEqual([])
    expect(report.acknowledged).toBeGreaterThan(200)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}, 240_000)
