import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crashRounds } from './crash/rounds.ts'

/** The nightly run: `node proof/kill.ts [rounds]`. A server on SQLite is killed that often while it is played on. */
const rounds = Number(process.argv[2] ?? 1000)
const folder = await mkdtemp(join(tmpdir(), 'turnwise-kill-'))
const report = await crashRounds({
  rounds,
  matches: 20,
  seed: 'nightly',
  storage: { kind: 'sqlite', folder },
  game: 'senet',
})
await rm(folder, { recursive: true, force: true })
for (const problem of report.problems) process.stdout.write(`${problem}\n`)
process.stdout.write(
  `${rounds} kills: ${report.problems.length} problems, ${report.acknowledged} acknowledged, ${report.unknown} of unknown fate, slowest recovery ${Math.round(report.slowestRecoveryMs)} ms\n`,
)
process.exit(report.problems.length === 0 ? 0 : 1)
