import type { Seat } from '@turnwise/engine'
import type { LiveMatch, SeenSeat } from '@turnwise/table'
import { LRUCache } from 'lru-cache'

/** Seats whose last sign of life is remembered here; earlier ones are in the store. */
const MOST_SEATS = 100_000

export const AWAY_MS = 30_000
/** Without a clock nobody has promised to stay: much longer, and longer still where the match itself is slow. */
const AWAY_UNTIMED_MS = 600_000

/** Who is there: by live connections that watch as a seat, and by requests that showed its token. */
export class Presence {
  readonly #connected = new Map<string, number>()
  readonly #lastSeen = new LRUCache<string, number>({ max: MOST_SEATS })
  readonly #untold = new Set<string>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  /** True when this makes the seat present. */
  enter(matchId: string, seat: Seat): boolean {
    const key = keyOf(matchId, seat)
    const count = this.#connected.get(key) ?? 0
    this.#connected.set(key, count + 1)
    return count === 0
  }

  /** True when nobody is left there. */
  leave(matchId: string, seat: Seat): boolean {
    const key = keyOf(matchId, seat)
    const count = (this.#connected.get(key) ?? 1) - 1
    if (count > 0) this.#connected.set(key, count)
    else this.#connected.delete(key)
    this.see(matchId, seat)
    return count === 0
  }

  /** A holder who is connected need not be seen by requests too: they are here until they leave. */
  see(matchId: string, seat: Seat): void {
    const key = keyOf(matchId, seat)
    if (this.#connected.has(key)) return
    this.#lastSeen.set(key, this.#now())
    if (this.#untold.size < MOST_SEATS) this.#untold.add(key)
  }

  /** Another process has seen the holder. */
  hear({ matchId, seat, at }: SeenSeat): void {
    const key = keyOf(matchId, seat)
    this.#lastSeen.set(key, Math.max(at, this.#lastSeen.get(key) ?? 0))
  }

  isPresent(matchId: string, seat: Seat): boolean {
    return this.#connected.has(keyOf(matchId, seat))
  }

  /** Undefined for a seat that this process has not seen, or not for long. */
  lastSeen(matchId: string, seat: Seat): number | undefined {
    return this.isPresent(matchId, seat) ? this.#now() : this.#lastSeen.get(keyOf(matchId, seat))
  }

  /** Everybody who is here or was since the last call. */
  takeSeen(): readonly SeenSeat[] {
    const keys = new Set([...this.#untold, ...this.#connected.keys()])
    this.#untold.clear()
    return [...keys].map(key => {
      const at = key.lastIndexOf('/')
      const [matchId, seat] = [key.slice(0, at), Number(key.slice(at + 1))]
      return { matchId, seat, at: this.lastSeen(matchId, seat) ?? this.#now() }
    })
  }

  /** What was taken could not be written down: it is given again the next time. */
  giveBack(seen: readonly SeenSeat[]): void {
    for (const { matchId, seat } of seen) this.#untold.add(keyOf(matchId, seat))
  }
}

function keyOf(matchId: string, seat: Seat): string {
  return `${matchId}/${seat}`
}

/** How long somebody must be gone before the others may do without them: by the speed of the match. */
export function awayAfter({ stored, times }: LiveMatch): number {
  const { clock } = stored
  if (clock?.kind === 'fischer') return Math.max(AWAY_MS, clock.initial * 100)
  if (clock?.kind === 'move') return Math.max(AWAY_MS, clock.seconds * 500)
  let longest = 0
  for (let i = 1; i < times.length; i++) longest = Math.max(longest, (times[i] ?? 0) - (times[i - 1] ?? 0))
  return Math.max(AWAY_UNTIMED_MS, longest * 10)
}
