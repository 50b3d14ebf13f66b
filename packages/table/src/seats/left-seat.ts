import type { StoredSeat } from '../store/store.ts'

/** Grace period before a left seat can be taken, so that the other players see that it was left. */
const LEFT_MS = 10_000

/** Milliseconds until an open seat may be taken. */
export function opensIn({ leftAt }: Pick<StoredSeat, 'leftAt'>, now: number): number {
  return leftAt === undefined ? 0 : Math.max(0, leftAt + LEFT_MS - now)
}
