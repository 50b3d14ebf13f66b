import { createRng, type Rng } from '@turnwise/engine'

/** Everything that can go wrong here; a run counts how often each really did. */
export const FAULTS = [
  'crash',
  'restart',
  'lost-request',
  'lost-answer',
  'doubled-request',
  'delayed-message',
  'slow-disk',
  'failing-disk',
  'full-disk',
  'indeterminate-commit',
  'slow-reader',
  'stale-read',
  'stale-snapshot',
  'lost-doorbell',
] as const
export type Fault = (typeof FAULTS)[number]

interface Task {
  readonly at: number
  readonly order: number
  readonly run: () => void
}

/** Time and chance of one simulated run. Nothing in it waits for real time, so the same seed gives the same trace. */
export class World {
  readonly rng: Rng
  readonly fired: Record<Fault, number>
  /** A running digest of everything that happened, to compare two runs by. */
  trace = 0
  now = 1_000_000
  /** Faults stop at the end of the run, to test that it recovers. */
  isCalm = false
  #order = 0
  readonly #tasks: Task[] = []

  constructor(seed: string) {
    this.rng = createRng(`world ${seed}`)
    this.fired = Object.fromEntries(FAULTS.map(fault => [fault, 0])) as Record<Fault, number>
  }

  after(milliseconds: number, run: () => void): () => void {
    let isCancelled = false
    const at = this.now + Math.max(0, milliseconds)
    this.#push({ at, order: this.#order++, run: () => (isCancelled ? undefined : run()) })
    return () => {
      isCancelled = true
    }
  }

  sleep(milliseconds: number): Promise<void> {
    return new Promise(resolve => this.after(milliseconds, resolve))
  }

  /** Does this fault strike now? One time in `oneIn`, and never while the world is calm. */
  strikes(fault: Fault, oneIn: number): boolean {
    if (this.isCalm || this.rng.int(oneIn) !== 0) return false
    this.fired[fault] += 1
    return true
  }

  note(what: string): void {
    for (let i = 0; i < what.length; i++) this.trace = Math.imul(this.trace ^ what.charCodeAt(i), 0x01000193)
    this.trace = Math.imul(this.trace ^ this.now, 0x85ebca6b)
  }

  /** Runs what is due, in order, until this moment. */
  async runUntil(moment: number): Promise<void> {
    await settle()
    for (let task = this.#tasks[0]; task !== undefined && task.at <= moment; task = this.#tasks[0]) {
      this.#tasks.shift()
      this.now = Math.max(this.now, task.at)
      task.run()
      await settle()
    }
    this.now = moment
  }

  #push(task: Task): void {
    let low = 0
    let high = this.#tasks.length
    while (low < high) {
      const middle = (low + high) >> 1
      const other = this.#tasks[middle]
      if (other !== undefined && (other.at < task.at || (other.at === task.at && other.order < task.order)))
        low = middle + 1
      else high = middle
    }
    this.#tasks.splice(low, 0, task)
  }
}

/** Lets every promise run on as far as it can before the next thing happens. */
function settle(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve))
}
