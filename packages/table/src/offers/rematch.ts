import type { Seat } from '@turnwise/engine'
import { rematchId } from '@turnwise/protocol'
import type { LiveMatch } from '../match/live-match.ts'
import type { Matches } from '../matches.ts'
import { committedSeed } from '../seats/committed-seed.ts'
import { askedSeed } from '../seed/shared-seeds.ts'

/** Has every person accepted? Whoever made the offer counts as one who has. */
export function isAgreed({ seats }: LiveMatch, accepted: readonly Seat[]): boolean {
  return seats.every(({ seat, bot }) => bot !== null || accepted.includes(seat))
}

/** Players go to the rematch as soon as they hear that all agree, so it is stored before the entry that says so. */
export async function prepareRematch(table: Matches, live: LiveMatch, accepted: readonly Seat[]): Promise<void> {
  if (live.match.outcome !== undefined && isAgreed(live, accepted)) await startRematch(table, live)
}

/** The same people and tokens, each one seat further on. */
export async function startRematch(table: Matches, live: LiveMatch): Promise<string> {
  const { environment } = table
  const id = rematchId(live.stored.id)
  if ((await environment.store.loadMatch(id)) !== undefined) return id
  const count = live.seats.length
  const moved = (seat: Seat) => (seat + 1) % count
  const takenAt = environment.now()
  const seats = live.seats
    .map(({ formerHolders: _, ...seat }) => ({
      ...seat,
      seat: moved(seat.seat),
      ...(seat.tokenHash === null ? {} : { takenAt }),
    }))
    .sort((a, b) => a.seat - b.seat)
  const { imported: _, ...settings } = live.stored
  const stored = { ...settings, id, ...committedSeed(environment), createdAt: environment.now() }
  const isShared = live.match.making.step !== undefined
  await table.put(live.module, stored, seats, isShared ? [askedSeed(stored.createdAt)] : [], live.createdBy)
  return id
}
