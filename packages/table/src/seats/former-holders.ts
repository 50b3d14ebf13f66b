import type { Environment } from '../environment.ts'
import type { StoredSeat } from '../store/store.ts'

/** How many may come back to one seat. */
const MOST_HOLDERS = 8

type Former = Pick<StoredSeat, 'formerHolders'>

/** Those who may come back to this seat, to be kept by the one who follows. */
export function formerHolders({ formerHolders: former }: StoredSeat): Former {
  return former === undefined ? {} : { formerHolders: former }
}

/** The same with its present holder, who is away and did not leave. */
export function withHolder({ formerHolders: former = [], name, tokenHash }: StoredSeat): Former {
  if (tokenHash === null) return former.length === 0 ? {} : { formerHolders: former }
  return { formerHolders: [...former.slice(0, MOST_HOLDERS - 1), { name, tokenHash }] }
}

/** The seat as it was when others claimed it from the holder of this token; undefined if it never was theirs. */
export function asItWas({ sameHash }: Environment, seat: StoredSeat, hash: string): StoredSeat | undefined {
  const { formerHolders: former = [], leftBy } = seat
  const index = former.findIndex(holder => sameHash(holder.tokenHash, hash))
  const holder = former[index]
  if (holder === undefined) return undefined
  return {
    seat: seat.seat,
    ...holder,
    bot: null,
    open: false,
    ...(leftBy === undefined ? {} : { leftBy }),
    ...(index === 0 ? {} : { formerHolders: former.slice(0, index) }),
  }
}
