import { cutPower, failEachOperation } from './power/power-cuts.ts'

/** The nightly run: `npx node proof/power.ts [images] [length]`. Power cuts and disk errors for the embedded database. */
const images = Number(process.argv[2] ?? 20_000)
const length = Number(process.argv[3] ?? 60)
const cuts = cutPower(length, images)
const errors = failEachOperation(length)
for (const problem of [...cuts.problems, ...errors.problems]) process.stdout.write(`${problem}\n`)
process.stdout.write(
  `${images} images over ${cuts.operations} operations (${cuts.syncs} syncs): ${cuts.problems.length} problems; ${errors.failures} failed operations: ${errors.problems.length} problems\n`,
)
process.exit(cuts.problems.length + errors.problems.length === 0 ? 0 : 1)
