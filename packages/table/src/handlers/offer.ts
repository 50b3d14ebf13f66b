import type { Match, Seat } from '@turnwise/engine'
import { Refusal } from '@turnwise/protocol'
import { refuseTimeless } from '../clock/refuse-timeless.ts'
import type { Handler } from '../matches.ts'
import { refuseFinal } from '../offers/refuse-final.ts'
import { prepareRematch } from '../offers/rematch.ts'
import { settleOffer } from '../offers/settle-offer.ts'
import { actingSeat } from '../seen/viewing.ts'

/** Offers of one seat between two actions: enough to ask again, too few to flood a log. */
const MOST_OFFERS = 3

export const offer: Handler<'offer'> = async (table, command, caller) =>
  table.change(command.match_id, async transaction => {
    const { live } = transaction
    const seat = actingSeat(table.environment, live, caller, command.player_id, command.token)
    // An offer does not move the match, so only an exact `expected_seq` keeps a repeated one out.
    await transaction.expect(command.expected_seq, true)
    if (offersOf(live.match, seat) >= MOST_OFFERS) {
      throw new Refusal('forbidden', `A player may make at most ${MOST_OFFERS} offers between two actions.`)
    }
    const { match } = live
    if (command.kind === 'undo') {
      refuseFinal(live)
      refuseTimeless(live, seat, match.undoTargetOf(seat), table.environment)
    }
    if (command.kind === 'rematch' && match.offer === undefined) await prepareRematch(table, live, [seat])
    await transaction.commit(() => match.makeOffer(seat, command.kind))
    return settleOffer(table, transaction)
  })

function offersOf({ log, movedAt }: Match, seat: Seat): number {
  return log.slice(movedAt).filter(entry => entry.kind === 'offer' && entry.seat === seat).length
}
