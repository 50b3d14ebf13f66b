import { listAttacks } from './stall/attacks.ts'
import { measure, show } from './stall/ceiling.ts'

/**
 * `npx node proof/stall.ts [seconds] [part of a name]`: what others wait while one address does its worst, by attack, beside what
 * they wait without it. At last a server that replays records on its main thread, which must be found.
 */
const seconds = Number(process.argv[2] ?? 5)
const wanted = process.argv[3] ?? ''
const say = (line: string) => process.stdout.write(`${line}\n`)
say('| attack | p50 alone, ms | p99 | worst | p50 attacked, ms | p99 | worst |')
say('| --- | --- | --- | --- | --- | --- | --- |')
let failed = 0
for (const attack of (await listAttacks()).keys()) {
  if (!attack.includes(wanted)) continue
  const row = await measure(attack, seconds)
  if (row.isAbove) failed++
  say(show(row))
}
const spoilt = await measure('imports of a costly record', seconds, 'replays-on-the-main-thread')
if (!spoilt.isAbove) failed++
say(show({ ...spoilt, attack: 'imports, replayed on the main thread' }))
process.exit(failed === 0 ? 0 : 1)
