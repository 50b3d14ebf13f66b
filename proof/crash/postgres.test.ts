import { CATALOG } from '@turnwise/catalog'
import { expect, test } from 'vitest'
import { sized } from '../size.ts'
import { startKillableCluster } from './killable-cluster.ts'
import { crashRounds } from './rounds.ts'

const KILLS = sized(3, 10)

test(`${KILLS} kills under load, server and PostgreSQL in turns: nothing is lost, nothing is applied twice`, async () => {
  const cluster = await startKillableCluster()
  try {
    const report = await crashRounds({
      rounds: KILLS,
      matches: 8,
      seed: 'postgres',
      storage: { kind: 'postgres', url: cluster.url },
      database: cluster,
      games: CATALOG.map(({ id }) => id),
    })
    expect(report.problems).toEqual([])
    expect(report.acknowledged).toBeGreaterThan(KILLS * 10)
  } finally {
    await cluster.close()
  }
})

test('the harness finds a server that acknowledges before PostgreSQL has stored', async () => {
  const cluster = await startKillableCluster()
  try {
    const { problems } = await crashRounds({
      rounds: 1,
      matches: 8,
      seed: 'postgres flaw',
      storage: { kind: 'postgres', url: cluster.url },
      games: CATALOG.map(({ id }) => id),
      flaw: 'acknowledges-first-on-postgres',
    })
    expect(problems.join('\n')).toMatch(/is lost|not the entry/)
  } finally {
    await cluster.close()
  }
})
