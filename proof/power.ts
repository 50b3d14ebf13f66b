import { cutMigration, cutPower, failEachOperation, loseSyncs } from './power/power-cuts.ts'
import { rotBits } from './rot/bit-rot.ts'

/**
 * The nightly run: `npx node proof/power.ts [images] [length]`. Power cuts, disk errors, lost syncs, an interrupted
 * migration and flipped bits, for the embedded database.
 */
const images = Number(process.argv[2] ?? 20_000)
const length = Number(process.argv[3] ?? 60)
const say = (text: string) => process.stdout.write(`${text}\n`)
const cuts = cutPower(length, images)
const errors = failEachOperation(length)
const syncs = Array.from({ length: Math.min(length, 30) }, (_, i) => i + 1)
const lost = loseSyncs(Math.min(length, 12), syncs, Math.ceil(images / 200))
const migration = cutMigration(length, Math.ceil(images / 20))
const rot = rotBits(Math.ceil(images / 10), 'nightly')
const problems = [...cuts.problems, ...errors.problems, ...lost.problems, ...migration.problems, ...rot.missed]
for (const problem of problems) say(problem)
say(`${images} images over ${cuts.operations} operations (${cuts.syncs} syncs): ${cuts.problems.length} problems`)
say(`${errors.failures} failed operations: ${errors.problems.length} problems`)
say(`${lost.syncs} lost syncs, ${lost.images} images after them: ${lost.problems.length} problems`)
say(`${migration.images} images over a migration: ${migration.problems.length} problems`)
say(
  `${rot.noticed + rot.harmless + rot.missed.length} flipped bits: ${rot.noticed} noticed, ${rot.missed.length} missed`,
)
process.exit(problems.length === 0 ? 0 : 1)
