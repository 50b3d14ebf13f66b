import type { Seat } from '@turnwise/engine'
import type { Answer } from '@turnwise/protocol'
import type { Matches } from '../matches.ts'
import type { Transaction } from '../transaction.ts'
import { isAgreed, startRematch } from './rematch.ts'

/**
 * An offer takes effect once every other person has accepted it. Bots always accept a rematch, never a draw, and an
 * undo only if the player could take the action back alone: otherwise players could look at the next throw and take it
 * back.
 */
export async function settleOffer(table: Matches, transaction: Transaction): Promise<Answer<'offer'>> {
  const { live } = transaction
  const { match } = live
  const pending = match.offer
  const where = () => ({ match_id: live.stored.id, seq: match.seq })
  if (pending === undefined) return { ...where(), settled: false }
  if (!isAgreed(live, [pending.seat, ...pending.accepted])) return { ...where(), settled: false }
  const bot = live.seats.find(seat => seat.seat !== pending.seat && seat.bot !== null)
  const decline = async (seat: Seat) => {
    await transaction.commit(() => match.answer(seat, pending.offer, false))
    return { ...where(), settled: false }
  }
  switch (pending.offer) {
    case 'undo':
      if (bot !== undefined && match.freeUndoTarget(pending.seat) === undefined) return decline(bot.seat)
      await transaction.commit(() => match.undo(pending.seat, match.undoTargetOf(pending.seat)))
      return { ...where(), settled: true }
    case 'draw':
      if (bot !== undefined) return decline(bot.seat)
      await transaction.commit(() => match.end(pending.seat, 'agreed-draw'))
      return { ...where(), settled: true, ...(match.outcome === undefined ? {} : { outcome: match.outcome }) }
    case 'rematch':
      return { ...where(), settled: true, rematch_id: await startRematch(table, live) }
  }
}
