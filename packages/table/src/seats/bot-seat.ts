import { levelTitle, nameWith } from '@turnwise/engine'
import { namedBot } from '../bots/bot-request.ts'
import type { LiveMatch } from '../match/live-match.ts'
import type { StoredSeat } from '../store/store.ts'
import { formerHolders } from './former-holders.ts'

/** The seat while this bot plays it. */
export function botSeat(live: LiveMatch, seat: StoredSeat, id: string): StoredSeat {
  const bot = namedBot(live.module, id)
  return {
    seat: seat.seat,
    name: nameWith(`${levelTitle(live.module.bots, bot)} for ${seat.name}`, ''),
    bot: bot.id,
    tokenHash: null,
    open: false,
    ...formerHolders(seat),
  }
}
