import type { Seat } from '@turnwise/engine'
import type { LiveMatch, Store } from '@turnwise/table'
import { AWAY_MS, awayAfter, type Presence } from './presence.ts'

/** How often it is written down who is here. */
const WRITE_EVERY_MS = 10_000

/** When the holders of seats were last there: as this process has seen it, and as the store has kept it from before. */
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

  /** May the others do without the holder of this seat? Another process may have seen them: the store knows. */
  async isAbsent(live: LiveMatch, seat: Seat): Promise<boolean> {
    const { id } = live.stored
    if (this.#presence.isPresent(id, seat)) return false
    return this.absentIn(live, seat, await this.#store.lastSeen?.(id, seat)) === 0
  }

  /**
   * Milliseconds until they may, if the holder stays away. Nobody is missed before this process has run for a while:
   * whoever was here when the last one stopped needs a moment to come back.
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

  /** Writes down who is here and who was since the last time. */
  async write(): Promise<void> {
    const seen = this.#presence.takeSeen()
    if (seen.length === 0) return
    try {
      await this.#store.markSeen?.(seen)
    } catch (error) {
      this.#presence.giveBack(seen)
      throw error
    }
  }

  /** Writes again and again. Returns how to stop it. */
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
