import type { Seat } from '@turnwise/engine'
import type { Pool } from 'pg'
import { z } from 'zod'
import { now } from '../process-time.ts'
import type { LastSeen } from './last-seen.ts'
import type { Presence } from './presence.ts'

/** How often a node writes who is connected to it, and reads who is connected elsewhere. */
const EVERY_MS = 4_000
/** After this long without news the player, or their node, counts as gone. */
const STALE_MS = 3 * EVERY_MS

const row = z.object({ match_id: z.string(), seat: z.number(), seen_at: z.coerce.number() })

/** Who is present on other nodes. A node reads the presence of other nodes from the database every few seconds. */
export class SharedPresence {
  readonly #pool: Pool
  readonly #local: Presence
  readonly #lastSeen: LastSeen
  readonly #watched: () => Iterable<string>
  readonly #timer: NodeJS.Timeout
  #elsewhere = new Map<string, number>()

  constructor(pool: Pool, local: Presence, lastSeen: LastSeen, watched: () => Iterable<string>) {
    this.#pool = pool
    this.#local = local
    this.#lastSeen = lastSeen
    this.#watched = watched
    // A failed round keeps what was known; the next one writes everything again.
    this.#timer = setInterval(() => void this.exchange().catch(() => undefined), EVERY_MS)
    this.#timer.unref()
  }

  isPresent(matchId: string, seat: Seat): boolean {
    return now() - (this.#elsewhere.get(`${matchId}/${seat}`) ?? 0) < STALE_MS
  }

  async exchange(): Promise<void> {
    await this.#lastSeen.write()
    const { rows } = await this.#pool.query('SELECT * FROM presence WHERE match_id = ANY ($1) AND seen_at > $2', [
      [...this.#watched()],
      now() - STALE_MS,
    ])
    this.#elsewhere = new Map(
      rows.map(found => {
        const { match_id, seat, seen_at } = row.parse(found)
        this.#local.hear({ matchId: match_id, seat, at: seen_at })
        return [`${match_id}/${seat}`, seen_at]
      }),
    )
  }

  close(): void {
    clearInterval(this.#timer)
  }
}
