import type { Session } from '../match/session.ts'
import { heldSeats, holdSeat } from '../state/held-seats.ts'

/** The address of the rematch. Everybody sits one seat further on there and keeps his token. */
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

/** As the table names it: m, m-2, m-3 … Said again here, so that the page need not load the table for it. */
export function rematchId(id: string): string {
  const [, stem = id, number] = /^(.*?)(?:-(\d+))?$/.exec(id) ?? []
  return `${stem}-${number === undefined ? 2 : Number(number) + 1}`
}
