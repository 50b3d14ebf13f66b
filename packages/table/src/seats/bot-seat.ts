import { levelTitle, nameWith } from '@turnwise/engine'
import { Refusal } from '@turnwise/protocol'
import { findBot } from '../bots/bot-request.ts'
import type { LiveMatch } from '../match/live-match.ts'
import type { StoredSeat } from '../store/store.ts'

/** The seat while this bot plays it. */
export function botSeat(live: LiveMatch, seat: StoredSeat, id: string): StoredSeat {
  const bot = findBot(live.module, id)
  if (bot === undefined) {
    const known = live.module.bots.map(known => known.id).join(', ')
    throw new Refusal('bad-request', `bot: ${live.module.game.title} has the bots ${known}.`)
  }
  return {
    seat: seat.seat,
    name: nameWith(`${levelTitle(live.module.bots, bot)} for ${seat.name}`, ''),
    bot: bot.id,
    tokenHash: null,
    open: false,
  }
}
