import { Refusal } from '@turnwise/protocol'
import type { Handler } from '../matches.ts'
import { heldSeat } from '../seen/viewing.ts'

/** A match is in memory with its chat while it is played, so the chat is limited; its seats have equal shares. */
const MOST_MESSAGES = 2_000

export const say: Handler<'say'> = async (table, command, caller) =>
  table.change(command.match_id, async transaction => {
    const { live } = transaction
    const seat = heldSeat(table.environment, live, caller, command.player_id, command.token)
    const own = live.chat.filter(row => row.seat === seat)
    const said = own.some(({ key }) => key !== undefined && key === command.key)
    if (!said && own.length >= MOST_MESSAGES / live.seats.length)
      throw new Refusal('forbidden', 'You have reached your limit of messages in this match.')
    const row = await transaction.say(seat, command.text, command.key)
    return { match_id: live.stored.id, index: row.index }
  })
