import type { GameAction, Seat } from '@turnwise/engine'
import type { ActionAnswer } from '@turnwise/protocol'
import { checkTime } from './time-out.ts'
import type { Transaction } from './transaction.ts'
import { seenEntries } from './viewing.ts'

/** Plays an action, stores it, notifies the watchers, and returns what the actor may know of it. */
export async function play(
  transaction: Transaction,
  seat: Seat,
  action: GameAction,
  expected: number | undefined,
  given = false,
): Promise<ActionAnswer> {
  const { live } = transaction
  if (live.clock !== null) {
    await transaction.expect(expected, false, seat)
    await checkTime(transaction, seat)
  }
  // Nothing to wait for in most cases: each wait costs time under load.
  if (!transaction.isExpected(expected, false, seat)) await transaction.expect(expected, false, seat)
  await transaction.commit(() => live.match.play(seat, action, given))
  const { events = [], text = [] } = seenEntries(live, live.match.seq - 1, seat)[0] ?? {}
  return { match_id: live.stored.id, seq: live.match.seq, events, text }
}
