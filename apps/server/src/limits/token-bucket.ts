export interface Rate {
  /** So many a second in the long run; 0 means no limit. */
  readonly perSecond: number
  /** So many at once. */
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
  readonly #buckets = new Map<string, Bucket>()

  constructor(rate: Rate, now: () => number = () => performance.now()) {
    this.#rate = rate
    this.#now = now
  }

  /** Takes `cost` from the bucket; false where there is not enough in it. */
  take(key: string, cost = 1): boolean {
    const { perSecond, burst } = this.#rate
    if (perSecond === 0) return true
    const now = this.#now()
    const bucket = this.#buckets.get(key) ?? { level: burst, at: now }
    bucket.level = Math.min(burst, bucket.level + ((now - bucket.at) * perSecond) / 1000)
    bucket.at = now
    this.#buckets.delete(key)
    this.#buckets.set(key, bucket)
    if (this.#buckets.size > MOST_KEYS) this.#forgetOldest()
    if (bucket.level < cost) return false
    bucket.level -= cost
    return true
  }

  #forgetOldest(): void {
    const [oldest] = this.#buckets.keys()
    if (oldest !== undefined) this.#buckets.delete(oldest)
  }
}

/** How many of something each key has at present, up to a limit. */
export class Counter {
  readonly #most: number
  readonly #counts = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** False where the key has as many as it may. */
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
