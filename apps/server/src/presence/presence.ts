import type { Seat } from '@turnwise/engine'
import type { LiveMatch, SeenSeat } from '@turnwise/table'
import { LRUCache } from 'lru-cache'

/** How many seats this process remembers; older ones are in the store. */
const MOST_SEATS = 100_000

export const AWAY_MS = 30_000
/** Without a clock players need not stay: much longer, and longer still if the match itself is slow. */
const AWAY_UNTIMED_MS = 600_000

/** Who is present: by live connections that watch as a seat, and by requests with its token. */
export class Presence {
  /** Number of connections by match and seat. */
  readonly #connected = new Map<string, Map<Seat, number>>()
  readonly #lastSeen = new LRUCache<string, number>({ max: MOST_SEATS })
  readonly #unstored = new Set<string>()
  readonly #now: () => number
  #isElsewhere: (matchId: string, seat: Seat) => boolean = () => false

  constructor(now: () => number) {
    this.#now = now
  }

  /** True when this makes the seat present. */
  enter(matchId: string, seat: Seat): boolean {
    const seats = this.#connected.get(matchId) ?? new Map<Seat, number>()
    this.#connected.set(matchId, seats)
    const count = seats.get(seat) ?? 0
    seats.set(seat, count + 1)
    return count === 0
  }

  /** True when this was the last connection of the seat. */
  leave(matchId: string, seat: Seat): boolean {
    const seats = this.#connected.get(matchId)
    const count = (seats?.get(seat) ?? 1) - 1
    if (count > 0) seats?.set(seat, count)
    else seats?.delete(seat)
    if (seats?.size === 0) this.#connected.delete(matchId)
    this.see(matchId, seat)
    return count === 0
  }

  /** A connected holder is present until they disconnect, so their requests need not be noted. */
  see(matchId: string, seat: Seat): void {
    if (this.isPresent(matchId, seat)) return
    const key = keyOf(matchId, seat)
    this.#lastSeen.set(key, this.#now())
    if (this.#unstored.size < MOST_SEATS) this.#unstored.add(key)
  }

  /** Another process has seen the holder. */
  hear({ matchId, seat, at }: SeenSeat): void {
    const key = keyOf(matchId, seat)
    this.#lastSeen.set(key, Math.max(at, this.#lastSeen.get(key) ?? 0))
  }

  isPresent(matchId: string, seat: Seat): boolean {
    return this.#connected.get(matchId)?.has(seat) === true
  }

  isPresentAnywhere(matchId: string, seat: Seat): boolean {
    return this.isPresent(matchId, seat) || this.#isElsewhere(matchId, seat)
  }

  /** Other processes serve the same matches. */
  alsoAt(isElsewhere: (matchId: string, seat: Seat) => boolean): void {
    this.#isElsewhere = isElsewhere
  }

  /** Undefined for a seat that this process has never seen, or has forgotten. */
  lastSeen(matchId: string, seat: Seat): number | undefined {
    return this.isPresent(matchId, seat) ? this.#now() : this.#lastSeen.get(keyOf(matchId, seat))
  }

  /** All holders who are present or were present since the last call. */
  takeSeen(): readonly SeenSeat[] {
    const keys = new Set(this.#unstored)
    for (const [matchId, seats] of this.#connected) for (const seat of seats.keys()) keys.add(keyOf(matchId, seat))
    this.#unstored.clear()
    return [...keys].map(key => {
      const at = key.lastIndexOf('/')
      const [matchId, seat] = [key.slice(0, at), Number(key.slice(at + 1))]
      return { matchId, seat, at: this.lastSeen(matchId, seat) ?? this.#now() }
    })
  }

  /** What the last call returned could not be stored: the next call returns it again. */
  giveBack(seen: readonly SeenSeat[]): void {
    for (const { matchId, seat } of seen) this.#unstored.add(keyOf(matchId, seat))
  }
}

function keyOf(matchId: string, seat: Seat): string {
  return `${matchId}/${seat}`
}

/** How long a holder must be away before the others may go on without them, by the speed of the match. */
export function awayAfter({ stored, times }: LiveMatch): number {
  const { clock } = stored
  if (clock?.kind === 'fischer') return Math.max(AWAY_MS, clock.initial * 100)
  if (clock?.kind === 'move') return Math.max(AWAY_MS, clock.seconds * 500)
  let longest = 0
  for (let i = 1; i < times.length; i++) longest = Math.max(longest, (times[i] ?? 0) - (times[i - 1] ?? 0))
  return Math.max(AWAY_UNTIMED_MS, longest * 10)
}
