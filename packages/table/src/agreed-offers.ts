import { Stale } from './errors.ts'
import { settleOffer } from './handlers/offers.ts'
import type { Table } from './table.ts'

/** How long the process that took the last answer has for what follows from it. */
const SETTLED_MS = 3_000

/**
 * An offer that all have accepted takes effect, and a bot answers one, even where the process that was about to write
 * that down has died. Returns how to stop it.
 */
export function driveOffers(table: Table, report: (matchId: string, error: unknown) => void): () => void {
  let stopped = false
  const stop = table.watchAll((live, _since, origin) => {
    const { match, stored } = live
    if (origin === 'here' || match.offer === undefined) return
    const { seq } = match
    table.environment.after(SETTLED_MS, () => {
      if (stopped || match.seq !== seq) return
      table
        .change(stored.id, transaction => settleOffer(table, transaction))
        // Another process was faster: it has done the same.
        .catch(error => error instanceof Stale || report(stored.id, error))
    })
  })
  return () => {
    stopped = true
    stop()
  }
}
