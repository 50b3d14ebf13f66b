import type { Store, Upkeep } from '@turnwise/table'

const DAY_MS = 86_400_000
/** The clocks of two machines never agree exactly, and the answer of a database takes a moment. */
const MOST_APART_MS = 30_000
const EVERY_MS = 60_000

/**
 * By how many milliseconds this clock is wrong, as far as the store can tell: more if it is ahead, 0 if it may be right. A
 * store without a clock of its own knows only when it was last written to.
 */
export async function clockError(upkeep: Upkeep | undefined, now: () => number): Promise<number> {
  const before = now()
  const known = await upkeep?.time()
  if (known === undefined) return 0
  const ahead = (before + now()) / 2 - known.at
  return Math.abs(ahead) > (known.kind === 'clock' ? MOST_APART_MS : DAY_MS) ? Math.round(ahead) : 0
}

/** The clock of this process beside the store's. */
export class ClockCheck {
  readonly #store: Store
  readonly #now: () => number
  readonly #report: (error: number) => void
  #error = 0

  constructor(store: Store, now: () => number, report: (error: number) => void) {
    this.#store = store
    this.#now = now
    this.#report = report
  }

  get isOff(): boolean {
    return this.#error !== 0
  }

  async look(): Promise<void> {
    const error = await clockError(this.#store.upkeep, this.#now)
    const hasChanged = (error === 0) !== (this.#error === 0)
    this.#error = error
    if (hasChanged) this.#report(error)
  }

  /**
   * Looks at regular intervals. Without a clock of the store, only what this process wrote itself can be new: it is looked at
   * if the clock is off, a day later, so that there was time to notice it. Returns a function that stops it.
   */
  keepLooking(onProblem: (error: unknown) => void): () => void {
    const isShared = this.#store.isShared
    if (!isShared && !this.isOff) return () => undefined
    const timer = setInterval(() => void this.look().catch(onProblem), isShared ? EVERY_MS : DAY_MS)
    timer.unref()
    return () => clearInterval(timer)
  }
}
