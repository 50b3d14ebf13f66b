import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CATALOG } from '@turnwise/catalog'
import { startKillableCluster } from './crash/killable-cluster.ts'
import { crashRounds } from './crash/rounds.ts'

/**
 * The nightly run: `npx node proof/kill.ts [rounds] [sqlite|postgres]`. A server is killed that often while players use
 * it; with PostgreSQL server and database are killed in turns.
 */
const rounds = Number(process.argv[2] ?? 1000)
const kind = process.argv[3] ?? 'sqlite'
const load = { rounds, matches: 20, seed: 'nightly', games: CATALOG.map(({ id }) => id) }

async function onSqlite() {
  const folder = await mkdtemp(join(tmpdir(), 'turnwise-kill-'))
  try {
    return await crashRounds({ ...load, storage: { kind: 'sqlite', folder } })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function onPostgres() {
  const database = await startKillableCluster()
  try {
    return await crashRounds({ ...load, storage: { kind: 'postgres', url: database.url }, database })
  } finally {
    await database.close()
  }
}

if (kind !== 'sqlite' && kind !== 'postgres') throw new Error('The store is sqlite or postgres.')
const report = kind === 'sqlite' ? await onSqlite() : await onPostgres()
const slowest = report.recoveriesMs.at(-1) ?? 0
const median = report.recoveriesMs[report.recoveriesMs.length >> 1] ?? 0
for (const problem of report.problems) process.stdout.write(`${problem}\n`)
process.stdout.write(
  `${rounds} kills on ${kind}, ${report.idleKills} of them while hardly anybody played: ${report.problems.length} problems, ${report.acknowledged} acknowledged, ${report.unknown} of unknown fate, recovery in ${Math.round(median)} ms, the slowest in ${Math.round(slowest)} ms\n`,
)
process.exit(report.problems.length === 0 ? 0 : 1)
