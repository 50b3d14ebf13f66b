import { PeerPair } from './peer-pair.ts'
import type { Contender } from './servers.ts'
import { Tally } from './tally.ts'
import { TurnwisePair } from './turnwise-pair.ts'

/** The settings of one run of the generator, as JSON in its only argument; its result goes to standard output. */
export interface Plan {
  readonly kind: Contender['kind']
  readonly url: string
  /** Where the second player of each match connects, if elsewhere. */
  readonly other?: string
  readonly pid: number
  readonly matches: number
  readonly warmUpSeconds: number
  readonly seconds: number
}

/** Plays in a separate process, so that its cost is not counted as the server's. */
const { kind, url, other, pid, matches, warmUpSeconds, seconds }: Plan = JSON.parse(process.argv[2] ?? '')
const tally = new Tally(pid)
const open = kind === 'peer' ? PeerPair.open : TurnwisePair.open
const pairs: (TurnwisePair | PeerPair)[] = []
const STEP = 50
for (let first = 0; first < matches; first += STEP) {
  const numbers = Array.from({ length: Math.min(STEP, matches - first) }, (_, i) => first + i)
  pairs.push(...(await Promise.all(numbers.map(number => open(url, number, tally, other)))))
}
// Starts only when all players are connected: a busy server would keep the last ones waiting.
for (const pair of pairs) pair.begin()
const giveUpAt = performance.now() + 60_000
while (!pairs.every(pair => pair.isPlaying) && performance.now() < giveUpAt) await pause(0.05)
await pause(warmUpSeconds)
tally.begin()
await pause(seconds)
const summary = tally.end()
for (const pair of pairs) pair.close()
process.stdout.write(`${JSON.stringify(summary)}\n`)
process.exit(0)

function pause(time: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, time * 1000))
}
