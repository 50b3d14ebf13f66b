import { LRUCache } from 'lru-cache'

export interface Rate {
  /** Allowed per second in the long run; 0 means no limit. */
  readonly perSecond: number
  /** Allowed at once. */
  readonly burst: number
}

interface Bucket {
  level: number
  at: number
}

/** Keys that are remembered at most; the longest unused are forgotten first, and a forgotten one is full again. */
const MOST_KEYS = 50_000

/** Token buckets by key: an address, a token, a socket. */
export class RateLimiter {
  readonly #rate: Rate
  readonly #now: () => number
  readonly #buckets = new LRUCache<string, Bucket>({ max: MOST_KEYS })

  constructor(rate: Rate, now: () => number = () => performance.now()) {
    this.#rate = rate
    this.#now = now
  }

  /** Takes `cost` from the bucket; false if it does not hold enough. */
  take(key: string, cost = 1): boolean {
    const bucket = this.#bucket(key)
    if (bucket === undefined) return true
    if (bucket.level < cost) return false
    bucket.level -= cost
    return true
  }

  /** Takes `cost` in any case, for costs known only afterwards; the key then waits until the debt is paid. */
  charge(key: string, cost: number): void {
    const bucket = this.#bucket(key)
    if (bucket !== undefined) bucket.level = Math.max(-this.#rate.burst, bucket.level - cost)
  }

  #bucket(key: string): Bucket | undefined {
    const { perSecond, burst } = this.#rate
    if (perSecond === 0) return undefined
    const now = this.#now()
    const known = this.#buckets.get(key)
    if (known === undefined) {
      const bucket = { level: burst, at: now }
      this.#buckets.set(key, bucket)
      return bucket
    }
    known.level = Math.min(burst, known.level + ((now - known.at) * perSecond) / 1000)
    known.at = now
    return known
  }
}

/** Counts how many of something each key has now, up to a limit. */
export class Counter {
  readonly #most: number
  readonly #counts = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** False if the key has reached its limit. */
  enter(key: string): boolean {
    const count = this.#counts.get(key) ?? 0
    if (count >= this.#most) return false
    this.#counts.set(key, count + 1)
    return true
  }

  leave(key: string): void {
    const count = (this.#counts.get(key) ?? 1) - 1
    if (count > 0) this.#counts.set(key, count)
    else this.#counts.delete(key)
  }
}
