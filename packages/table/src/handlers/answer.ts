import type { Handler } from '../matches.ts'
import { prepareRematch } from '../offers/rematch.ts'
import { settleOffer } from '../offers/settle-offer.ts'
import { actingSeat } from '../seen/viewing.ts'

export const answer: Handler<'answer'> = async (table, command, caller) =>
  table.change(command.match_id, async transaction => {
    const { live } = transaction
    const seat = actingSeat(table.environment, live, caller, command.player_id, command.token)
    await transaction.expect(command.expected_seq, true)
    const { offer } = live.match
    if (command.accept && command.kind === 'rematch' && offer?.offer === 'rematch')
      await prepareRematch(table, live, [seat, offer.seat, ...offer.accepted])
    await transaction.commit(() => live.match.answer(seat, command.kind, command.accept))
    return settleOffer(table, transaction)
  })
