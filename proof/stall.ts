import { listAttacks } from './stall/attacks.ts'
import { measure, show } from './stall/ceiling.ts'

/** `npx node proof/stall.ts [seconds] [part of a name]`: what others wait while one address does its worst, by attack. */
const seconds = Number(process.argv[2] ?? 5)
const wanted = process.argv[3] ?? ''
process.stdout.write(
  '| attack | p50 alone, ms | p99 | worst | p50 attacked, ms | p99 | worst |\n| --- | --- | --- | --- | --- | --- | --- |\n',
)
let above = 0
for (const attack of (await listAttacks()).keys()) {
  if (!attack.includes(wanted)) continue
  const row = await measure(attack, seconds)
  above += row.isAbove ? 1 : 0
  process.stdout.write(`${show(row)}\n`)
}
process.exit(above === 0 ? 0 : 1)
