import type { Seat } from '@turnwise/engine'
import { isObject, persisted, usePersisted } from './persisted.ts'

/** A seat of an online match that this device holds by its token. */
export interface KeptSeat {
  readonly matchId: string
  readonly seat: Seat
  readonly token: string
  readonly game: string
  /** For the list of matches to continue. */
  readonly names: readonly string[]
  readonly at: number
  readonly over: boolean
  /** The player has seen or dismissed its private link. */
  readonly isLinkKnown?: boolean
  /** The hash of the seed when this device first saw the match. */
  readonly seedHash?: string
}

const KEPT = 200

export const heldSeats = persisted('turnwise.seats', (stored): readonly KeptSeat[] =>
  Array.isArray(stored) ? stored.filter(isHeldSeat) : [],
)

export function useHeldSeats(): readonly KeptSeat[] {
  return usePersisted(heldSeats)
}

export function seatsIn(matchId: string): readonly KeptSeat[] {
  return heldSeats.get().filter(held => held.matchId === matchId)
}

/** Newest first; the oldest are forgotten when there are too many. */
export function holdSeat(held: KeptSeat): void {
  const others = heldSeats.get().filter(other => other.matchId !== held.matchId || other.seat !== held.seat)
  heldSeats.set([held, ...others].slice(0, KEPT))
}

export function changeHeld(
  matchId: string,
  change: Partial<Pick<KeptSeat, 'names' | 'over' | 'at' | 'isLinkKnown'>>,
): void {
  heldSeats.set(heldSeats.get().map(held => (held.matchId === matchId ? { ...held, ...change } : held)))
}

/** Only the first hash counts: a hash that arrives later proves nothing. */
export function keepSeedHash(matchId: string, seedHash: string): void {
  if (!seatsIn(matchId).some(held => held.seedHash === undefined)) return
  heldSeats.set(heldSeats.get().map(held => (held.matchId === matchId ? { seedHash, ...held } : held)))
}

export function releaseSeat(matchId: string, seat: Seat): void {
  heldSeats.set(heldSeats.get().filter(held => held.matchId !== matchId || held.seat !== seat))
}

function isHeldSeat(value: unknown): value is KeptSeat {
  return (
    isObject(value) &&
    typeof value.matchId === 'string' &&
    typeof value.seat === 'number' &&
    typeof value.token === 'string' &&
    typeof value.game === 'string' &&
    Array.isArray(value.names) &&
    typeof value.at === 'number'
  )
}
