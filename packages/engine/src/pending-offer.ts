import type { Seat } from './game.ts'
import type { Entry, Offer } from './log.ts'

/** An offer and the seats that have accepted it. The table, which knows the seats, decides how many must. */
export interface PendingOffer {
  readonly seat: Seat
  readonly offer: Offer
  readonly accepted: readonly Seat[]
}

/** The pending offer after this entry. Every entry except an accepting answer ends the offer before it. */
export function offerAfter(pending: PendingOffer | undefined, entry: Entry): PendingOffer | undefined {
  if (entry.kind === 'offer') return { seat: entry.seat, offer: entry.offer, accepted: [] }
  if (entry.kind !== 'answer' || !entry.accept || pending === undefined) return undefined
  return { ...pending, accepted: [...pending.accepted, entry.seat] }
}
