import type { StoredSeat } from './store.ts'

/** When somebody leaves, the others shall see it before another sits in his place. */
const LEFT_MS = 10_000

/** Milliseconds until an open seat may be taken. */
export function opensIn({ leftAt }: Pick<StoredSeat, 'leftAt'>, now: number): number {
  return leftAt === undefined ? 0 : Math.max(0, leftAt + LEFT_MS - now)
}
