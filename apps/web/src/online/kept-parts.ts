import type { GivenPart, PartKeeper } from '@turnwise/client'
import { isObject, persisted } from '../state/persisted.ts'

interface Kept extends GivenPart {
  readonly matchId: string
  readonly seat: number
}

const MOST = 200

const parts = persisted('turnwise.parts', (stored): readonly Kept[] =>
  Array.isArray(stored) ? stored.filter(isKept) : [],
)

/** What the seats of this device have given to the seeds of their matches. */
export const keptParts: PartKeeper = {
  find: (matchId, seat) => parts.get().find(kept => kept.matchId === matchId && kept.seat === seat),
  keep(matchId, seat, given) {
    const others = parts.get().filter(kept => kept.matchId !== matchId || kept.seat !== seat)
    parts.set([{ ...given, matchId, seat }, ...others].slice(0, MOST))
  },
}

function isKept(value: unknown): value is Kept {
  return (
    isObject(value) &&
    typeof value.matchId === 'string' &&
    typeof value.seat === 'number' &&
    typeof value.part === 'string' &&
    typeof value.seedHash === 'string' &&
    (value.seen === undefined || Array.isArray(value.seen))
  )
}
