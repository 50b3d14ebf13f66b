import { Stale } from '../errors.ts'
import type { Matches } from '../matches.ts'
import { settleOffer } from './settle-offer.ts'

/** How long the process that stored the last answer has to carry out the offer. */
const SETTLED_MS = 3_000

/**
 * Carries out offers that all have accepted, and answers offers for bots, even if the process that should have done so
 * has died. Returns a function that stops it.
 */
export function driveOffers(table: Matches, report: (matchId: string, error: unknown) => void): () => void {
  let stopped = false
  const stop = table.watchAll((live, _since, origin) => {
    const { match, stored } = live
    if (origin === 'here' || match.offer === undefined) return
    const { seq } = match
    table.environment.after(SETTLED_MS, () => {
      if (stopped || match.seq !== seq) return
      table
        .change(stored.id, transaction => settleOffer(table, transaction))
        // Another process was faster and has done the same.
        .catch(error => error instanceof Stale || report(stored.id, error))
    })
  })
  return () => {
    stopped = true
    stop()
  }
}
