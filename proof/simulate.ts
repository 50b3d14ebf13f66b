import { CATALOG } from '@turnwise/catalog'
import { loadAll } from './simulation/load-all.ts'
import { simulate } from './simulation/run.ts'
import { FAULTS, type Fault } from './simulation/world.ts'

/** The nightly run: `npx node proof/simulate.ts [seeds] [first seed]`. Prints each seed that fails, and how often each fault struck. */
const seeds = Number(process.argv[2] ?? 10_000)
const first = Number(process.argv[3] ?? 0)
const catalog = await loadAll(CATALOG)
const fired = new Map<Fault, number>()
const counted: Record<string, number> = {}
let [acknowledged, unknown, failed] = [0, 0, 0]
for (let seed = first; seed < first + seeds; seed++) {
  const result = await simulate(`s${seed}`, catalog)
  acknowledged += result.acknowledged
  unknown += result.unknown
  for (const fault of FAULTS) fired.set(fault, (fired.get(fault) ?? 0) + result.fired[fault])
  for (const game of result.games) counted[game] = (counted[game] ?? 0) + 1
  for (const [kind, times] of Object.entries({ ...result.kinds, ...result.beside })) {
    counted[kind] = (counted[kind] ?? 0) + times
  }
  if (result.problems.length === 0) continue
  failed += 1
  process.stdout.write(`seed s${seed}:\n  ${result.problems.join('\n  ')}\n`)
}
process.stdout.write(`${seeds} seeds, ${failed} failed; ${acknowledged} acknowledged, ${unknown} of unknown fate\n`)
for (const [what, times] of Object.entries(counted)) process.stdout.write(`  ${what.padEnd(22)} ${times}\n`)
process.stdout.write('faults\n')
for (const [fault, times] of fired) process.stdout.write(`  ${fault.padEnd(22)} ${times}\n`)
process.exit(failed === 0 ? 0 : 1)
