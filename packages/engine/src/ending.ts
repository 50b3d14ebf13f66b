import type { Seat } from './game.ts'
import type { Ending } from './log.ts'
import type { PendingOffer } from './pending-offer.ts'
import { fail, ok, type Result } from './result.ts'

/** The winners of an ending outside the rules. They follow from it, so a record cannot claim another winner. */
export function winnersOf(
  { seat, reason }: { readonly seat: Seat; readonly reason: Ending },
  seats: number,
  pending: PendingOffer | undefined,
): Result<readonly Seat[]> {
  const others = Array.from({ length: seats }, (_, other) => other).filter(other => other !== seat)
  switch (reason) {
    case 'resigned':
      if (seats > 2) return fail('illegal-action', 'One of several players cannot end the match by resigning.')
      return ok(others)
    case 'timeout':
      return ok(others)
    case 'agreed-draw': {
      const isAgreed =
        pending?.offer === 'draw' && pending.seat === seat && others.every(other => pending.accepted.includes(other))
      return isAgreed ? ok([]) : fail('illegal-action', 'A draw needs the agreement of all players.')
    }
  }
}
