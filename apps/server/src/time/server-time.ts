import { Refusal } from '@turnwise/protocol'
import { allElapsed, type Elapsed, elapsedWithout, type Outage, type Store, type Times } from '@turnwise/table'
import { now as processTime } from '../process-time.ts'

/** The clocks of two machines never agree exactly, and the answer of a database takes a moment. */
const MOST_APART_MS = 5_000
/** How often a server notes that it is up, and reads the time: often where others share the database. */
const SHARED_EVERY_MS = 2_000
const EVERY_MS = 5_000
/** Without a beat for so long no server was up. */
const SHARED_GAP_MS = 5_000
const GAP_MS = 15_000
/** After an outage players need a moment to connect again. */
const GRACE_MS = 3_000
/** What was read last is no longer certain. */
const STALE_MS = 8_000

/**
 * The time of all matches. Where several servers share a database it is the database's, followed by intervals; else that of
 * this machine at the start, and by intervals from then on. It never goes back, and outages do not count.
 */
export class ServerTime {
  readonly #store: Store
  readonly #machine: () => number
  readonly #withoutStore: () => number
  readonly #report: (error: number) => void
  /** To be added to the time of the process; undefined before the first look. */
  #base: number | undefined
  #last = 0
  #lookedAt = 0
  #error = 0
  #outages: readonly Outage[] = []
  #elapsed: Elapsed = allElapsed

  /** @param machine this machine's clock */
  constructor(store: Store, machine: (() => number) | undefined, report: (error: number) => void) {
    this.#store = store
    this.#machine = machine ?? Date.now
    this.#withoutStore = machine ?? processTime
    this.#report = report
  }

  now(): number {
    if (this.#base === undefined) return this.#withoutStore()
    this.#last = Math.max(this.#last, Math.round(this.#base + performance.now()))
    return this.#last
  }

  elapsed(from: number, to: number): number {
    return this.#elapsed(from, to)
  }

  /** This machine's clock is wrong, as far as the store can tell. */
  get isOff(): boolean {
    return this.#error !== 0
  }

  /** The time of the store was read a moment ago, so time-outs are certain. */
  get isKnown(): boolean {
    if (!this.#store.isShared || this.#store.time === undefined) return true
    return !this.isOff && performance.now() - this.#lookedAt < STALE_MS
  }

  /** A server whose clock disagrees with the others' serves nobody. Alone it does: then only intervals count. */
  get mayServe(): boolean {
    return !this.#store.isShared || !this.isOff
  }

  /** Throws if this server should not serve. */
  checkServing(): void {
    if (!this.mayServe) throw new Refusal('unavailable', 'The clock of this server is wrong: try again later.')
  }

  /** Reads the time, and notes that this server is up. */
  async look(): Promise<void> {
    const { time, isShared } = this.#store
    if (time === undefined) return
    const isFirst = this.#base === undefined
    const since = this.#outages.at(-1)?.to ?? 0
    const before = performance.now()
    if (isShared && (isFirst || this.isOff)) {
      this.#take(await time.readTimes(since), before)
      if (this.isOff) return
    }
    const at = isFirst ? this.#machine() : this.now()
    const gap = isShared ? SHARED_GAP_MS : isFirst ? 0 : GAP_MS
    const asked = performance.now()
    this.#take(await time.beat(at, gap, GRACE_MS, since), asked)
  }

  #take({ clock, servedAt, outages }: Times, before: number): void {
    const after = performance.now()
    const base = (clock ?? servedAt) - (before + after) / 2
    // As exact as the way there and back allows.
    const isFollowed = clock !== undefined && Math.abs(base - (this.#base ?? 0)) > (after - before) / 2
    if (this.#base === undefined || isFollowed) this.#base = base
    this.#lookedAt = after
    if (outages.length > 0) {
      const ended = outages[0]?.from ?? 0
      this.#outages = [...this.#outages.filter(({ from }) => from < ended), ...outages]
      this.#elapsed = elapsedWithout(this.#outages)
    }
    const ahead = this.#machine() - this.now()
    const isWrong = clock === undefined ? ahead < -MOST_APART_MS : Math.abs(ahead) > MOST_APART_MS
    const error = isWrong ? Math.round(ahead) : 0
    const hasChanged = (error === 0) !== (this.#error === 0)
    this.#error = error
    if (hasChanged) this.#report(error)
  }

  /** Looks at regular intervals, also while the store is away. Returns a function that stops it, with a last beat. */
  keepLooking(): () => Promise<void> {
    if (this.#store.time === undefined) return async () => undefined
    let isStopped = false
    let timer: NodeJS.Timeout | undefined
    const again = (): void => {
      timer = setTimeout(
        () =>
          void this.look()
            .catch(() => undefined)
            .finally(() => isStopped || again()),
        this.#store.isShared ? SHARED_EVERY_MS : EVERY_MS,
      )
      timer.unref()
    }
    again()
    return async () => {
      isStopped = true
      clearTimeout(timer)
      await this.look().catch(() => undefined)
    }
  }
}
