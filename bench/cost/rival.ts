import { type Contender, startTurnwise } from '../load/servers.ts'
import { Tally } from '../load/tally.ts'
import { TurnwisePair } from '../load/turnwise-pair.ts'
import { cpuTime } from './cpu-time.ts'

/** Microseconds per action. */
export interface Cost {
  readonly main: number
  readonly others: number
  readonly total: number
}

const TIMEOUT_MS = 60_000
const STEP = 50

/** A server of one checkout with its players, who play only during its slices. */
export class Rival {
  readonly #server: Contender
  readonly #pairs: readonly TurnwisePair[]
  readonly #tally: Tally

  private constructor(server: Contender, pairs: readonly TurnwisePair[], tally: Tally) {
    this.#server = server
    this.#pairs = pairs
    this.#tally = tally
  }

  static async start(storage: 'sqlite' | 'postgres', root: string, matches: number): Promise<Rival> {
    const server = await startTurnwise(storage, { root })
    const tally = new Tally(server.pid)
    const pairs: TurnwisePair[] = []
    while (pairs.length < matches) {
      const numbers = Array.from({ length: Math.min(STEP, matches - pairs.length) }, (_, i) => pairs.length + i)
      pairs.push(...(await Promise.all(numbers.map(number => TurnwisePair.open(server.url, number, tally)))))
    }
    for (const pair of pairs) pair.begin()
    await until(() => pairs.every(pair => pair.isPlaying))
    const rival = new Rival(server, pairs, tally)
    await rival.#rest()
    return rival
  }

  /** Plays for one slice, waits for the last answer, and returns what an action has cost. */
  async slice(milliseconds: number): Promise<Cost> {
    const before = cpuTime(this.#server.pid)
    this.#tally.begin()
    for (const pair of this.#pairs) pair.resume()
    await pause(milliseconds)
    await this.#rest()
    const { actions, refused } = this.#tally.end()
    if (refused > 0) throw new Error(`${refused} actions were refused.`)
    const after = cpuTime(this.#server.pid)
    const [main, others] = [(after.main - before.main) / actions, (after.others - before.others) / actions]
    return { main, others, total: main + others }
  }

  async #rest(): Promise<void> {
    for (const pair of this.#pairs) pair.pause()
    await until(() => this.#pairs.every(pair => pair.isIdle))
  }

  async close(): Promise<void> {
    for (const pair of this.#pairs) pair.close()
    await this.#server.close()
  }
}

async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + TIMEOUT_MS
  while (!holds()) {
    if (performance.now() > end) throw new Error('The players wait for ever.')
    await pause(5)
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds))
}
