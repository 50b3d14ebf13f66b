import type { Seat } from '@turnwise/engine'
import type { PresenceStore } from '@turnwise/table'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { SharedStore } from '../store/postgres/postgres-store.ts'
import type { LastSeen } from './last-seen.ts'
import type { Presence } from './presence.ts'

/** How often a node writes who is connected to it, and reads who is connected elsewhere. */
const EVERY_MS = 4_000
/** After this long without news the player, or their node, counts as gone. */
const STALE_MS = 3 * EVERY_MS
/** How often it is noted that a match is watched, so that none is deleted while spectators look on at another node. */
const WATCHED_MS = 600_000
/** In the place of a seat. */
const SPECTATOR = -1

const row = z.object({ match_id: z.string(), seat: z.number(), seen_at: z.coerce.number() })

/** Who is present on other nodes. A node reads the presence of other nodes from the database every few seconds. */
export class SharedPresence {
  readonly #pool: Pool
  readonly #store: PresenceStore
  readonly #local: Presence
  readonly #lastSeen: LastSeen
  readonly #watched: () => Iterable<string>
  readonly #now: () => number
  readonly #timer: NodeJS.Timeout
  #elsewhere = new Map<string, number>()
  #noted: ReadonlyMap<string, number> = new Map()

  constructor(
    { pool, presence }: Pick<SharedStore, 'pool' | 'presence'>,
    local: Presence,
    lastSeen: LastSeen,
    watched: () => Iterable<string>,
    now: () => number,
  ) {
    this.#pool = pool
    this.#store = presence
    this.#local = local
    this.#lastSeen = lastSeen
    this.#watched = watched
    this.#now = now
    // A failed round keeps what was known; the next one writes everything again.
    this.#timer = setInterval(() => void this.exchange().catch(() => undefined), EVERY_MS)
    this.#timer.unref()
  }

  isPresent(matchId: string, seat: Seat): boolean {
    return this.#now() - (this.#elsewhere.get(`${matchId}/${seat}`) ?? 0) < STALE_MS
  }

  async exchange(): Promise<void> {
    await this.#lastSeen.write()
    await this.#noteWatched([...this.#watched()], this.#now())
    const { rows } = await this.#pool.query('SELECT * FROM presence WHERE match_id = ANY ($1) AND seen_at > $2', [
      [...this.#watched()],
      this.#now() - STALE_MS,
    ])
    this.#elsewhere = new Map(
      rows.map(found => {
        const { match_id, seat, seen_at } = row.parse(found)
        this.#local.hear({ matchId: match_id, seat, at: seen_at })
        return [`${match_id}/${seat}`, seen_at]
      }),
    )
  }

  async #noteWatched(watched: readonly string[], now: number): Promise<void> {
    const due = new Set(watched.filter(id => now - (this.#noted.get(id) ?? 0) > WATCHED_MS))
    if (due.size > 0) await this.#store.markSeen([...due].map(matchId => ({ matchId, seat: SPECTATOR, at: now })))
    this.#noted = new Map(watched.map(id => [id, due.has(id) ? now : (this.#noted.get(id) ?? now)]))
  }

  close(): void {
    clearInterval(this.#timer)
  }
}
