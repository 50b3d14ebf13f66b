import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CATALOG } from '@turnwise/catalog'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sized } from '../size.ts'
import { type CrashPlan, crashRounds } from './rounds.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turnwise-crash-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const plan = (rounds: number): CrashPlan => ({
  rounds,
  matches: 8,
  seed: 'sqlite',
  storage: { kind: 'sqlite', folder },
  games: CATALOG.map(({ id }) => id),
})

const KILLS = sized(3, 10)

test(`${KILLS} kills under load on SQLite: nothing is lost, nothing is applied twice`, async () => {
  const report = await crashRounds(plan(KILLS))
  expect(report.problems).toEqual([])
  expect(report.acknowledged).toBeGreaterThan(KILLS * 10)
})

test('the harness finds a server that acknowledges before it stores', async () => {
  const { problems } = await crashRounds({ ...plan(1), flaw: 'acknowledges-first' })
  expect(problems.join('\n')).toMatch(/is lost|not the entry/)
})
