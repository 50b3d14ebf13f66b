import { rematchId, type SeenEntry } from '@turnwise/protocol'
import type { BoardPlayer } from '@turnwise/ui'
import type { Session } from '../match/session.ts'
import { heldSeats, holdSeat } from '../state/held-seats.ts'

/** Has every person but the one who offered it accepted the last offer of a rematch? Bots always do. */
export function isRematchAgreed(
  entries: readonly SeenEntry[],
  players: readonly Pick<BoardPlayer, 'seat' | 'bot'>[],
): boolean {
  const at = entries.findLastIndex(({ kind, offer }) => kind === 'offer' && offer === 'rematch')
  const offering = entries[at]
  const accepted = entries.slice(at + 1).filter(({ kind, accept }) => kind === 'answer' && accept === true)
  if (offering === undefined) return false
  const agreed = [offering, ...accepted].map(({ player_id }) => player_id)
  return players.every(({ seat, bot }) => bot !== undefined || agreed.includes(seat))
}

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
