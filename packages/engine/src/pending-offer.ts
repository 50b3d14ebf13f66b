import type { Seat } from './game.ts'
import type { Entry, Offer } from './log.ts'

/** An offer and who has accepted it so far; how many must is for the table to say, which knows who sits where. */
export interface PendingOffer {
  readonly seat: Seat
  readonly offer: Offer
  readonly accepted: readonly Seat[]
}

/** What is on offer after this entry: anything but an answer that accepts ends what was. */
export function offerAfter(pending: PendingOffer | undefined, entry: Entry): PendingOffer | undefined {
  if (entry.kind === 'offer') return { seat: entry.seat, offer: entry.offer, accepted: [] }
  if (entry.kind !== 'answer' || !entry.accept || pending === undefined) return undefined
  return { ...pending, accepted: [...pending.accepted, entry.seat] }
}
