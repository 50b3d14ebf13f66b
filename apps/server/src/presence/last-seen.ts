import type { Seat } from '@turnwise/engine'
import type { LiveMatch, Store } from '@turnwise/table'
import { AWAY_MS, awayAfter, type Presence } from './presence.ts'

/** How often presence is stored. */
const WRITE_EVERY_MS = 10_000

/** When the holders of seats were last present: as seen by this process, and as stored before. */
export class LastSeen {
  readonly #store: Store
  readonly #presence: Presence
  readonly #now: () => number
  readonly #startedAt: number

  constructor(store: Store, presence: Presence, now: () => number) {
    this.#store = store
    this.#presence = presence
    this.#now = now
    this.#startedAt = now()
  }

  /** May the others go on without the holder of this seat? Another process may have seen them: the store knows. */
  async isAbsent(live: LiveMatch, seat: Seat): Promise<boolean> {
    const { id } = live.stored
    if (this.#presence.isPresent(id, seat)) return false
    return this.absentIn(live, seat, await this.#store.presence?.lastSeen(id, seat)) === 0
  }

  /**
   * Milliseconds until they may, if the holder stays away. No holder counts as away before this process has run for a
   * while: players who were connected when the last process stopped need a moment to reconnect.
   */
  absentIn(live: LiveMatch, seat: Seat, stored = live.seenAt[seat]): number {
    const last = Math.max(
      live.seats[seat]?.takenAt ?? live.stored.createdAt,
      this.#presence.lastSeen(live.stored.id, seat) ?? 0,
      stored ?? 0,
      lastActed(live, seat),
    )
    return Math.max(0, this.#startedAt + AWAY_MS - this.#now(), last + awayAfter(live) - this.#now())
  }

  /** Stores who is present and who was present since the last time. */
  async write(): Promise<void> {
    const seen = this.#presence.takeSeen()
    if (seen.length === 0) return
    try {
      await this.#store.presence?.markSeen(seen)
    } catch (error) {
      this.#presence.giveBack(seen)
      throw error
    }
  }

  /** Stores presence at regular intervals. Returns a function that stops it. */
  keepWriting(report: (error: unknown) => void): () => void {
    const timer = setInterval(() => void this.write().catch(report), WRITE_EVERY_MS)
    timer.unref()
    return () => clearInterval(timer)
  }
}

function lastActed({ match, times }: LiveMatch, seat: Seat): number {
  const index = match.log.findLastIndex(entry => entry.kind === 'action' && entry.seat === seat)
  return times[index] ?? 0
}
