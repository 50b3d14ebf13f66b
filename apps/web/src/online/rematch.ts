import { rematchId } from '@turnwise/protocol'
import type { Session } from '../match/session.ts'
import { heldSeats, holdSeat } from '../state/held-seats.ts'

/** The address of the rematch. All players move one seat on and keep their tokens. */
export function rematchAddress({ matchId, own, entry }: Session, seats: number): string {
  const next = rematchId(matchId)
  for (const { seat, token } of own) {
    if (token === undefined || heldSeats.get().some(held => held.matchId === next && held.token === token)) continue
    holdSeat({
      matchId: next,
      seat: (seat + 1) % seats,
      token,
      game: entry.id,
      names: [],
      at: Date.now(),
      over: false,
    })
  }
  return `/match/${next}`
}
