import { startKillableCluster } from './crash/killable-cluster.ts'
import { killNodes, measureReach, type Reach, race, startNodes } from './nodes/several-nodes.ts'

/**
 * Three server processes on one PostgreSQL: `npx node proof/nodes.ts [actions] [races] [kills]`. How soon an action that one
 * accepts is seen at all of them, and that races, kills and a bus that drops everything change nothing else.
 */
const [actions, races, kills] = [300, 200, 20].map((count, i) => Number(process.argv[2 + i] ?? count)) as [
  number,
  number,
  number,
]
const cluster = await startKillableCluster()
let failed = 0
const say = (text: string) => process.stdout.write(`${text}\n`)
for (const isBellHeard of [true, false]) {
  say(isBellHeard ? 'with LISTEN and NOTIFY' : 'with a bus that drops everything')
  const several = await startNodes(cluster.url, 3, isBellHeard)
  try {
    const times = await measureReach(several, isBellHeard ? actions : Math.ceil(actions / 10), 50)
    const from = (moment: keyof Reach): string => {
      const sorted = times.map(time => time[moment]).sort((a, b) => a - b)
      const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0)
      return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`
    }
    say(`  ${times.length} actions, seen at all three nodes`)
    say(`    since the answer: ${from('sinceAnswered')}; since the sending: ${from('sinceSent')}`)
    const outcomes = await race(several, races)
    const right = outcomes.filter(outcome => outcome === 'conflict and ok').length
    say(`  one ok and one conflict in ${right} of ${outcomes.length} races`)
    const verdict = await killNodes(several, { rounds: kills, matches: 12, seed: 'nodes' })
    for (const problem of verdict.problems.slice(0, 20)) say(`  ${problem}`)
    say(`  ${kills} kills: ${verdict.problems.length} problems, ${verdict.acknowledged} acknowledged`)
    failed += outcomes.length - right + verdict.problems.length
  } finally {
    await several.close()
  }
}
await cluster.close()
process.exit(failed === 0 ? 0 : 1)
