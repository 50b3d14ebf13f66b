import { Refusal } from '@turnwise/protocol'
import type { Handler } from '../matches.ts'
import { heldSeat } from '../seen/viewing.ts'

/** A match is in memory with its chat while it is played, so the chat is limited. */
const MOST_MESSAGES = 2_000

export const say: Handler<'say'> = async (table, command, caller) =>
  table.change(command.match_id, async transaction => {
    const { live } = transaction
    const seat = heldSeat(table.environment, live, caller, command.player_id, command.token)
    const said = live.chat.some(row => row.seat === seat && row.key !== undefined && row.key === command.key)
    if (!said && live.chat.length >= MOST_MESSAGES)
      throw new Refusal('forbidden', 'This match has reached its limit of messages.')
    const row = await transaction.say(seat, command.text, command.key)
    return { match_id: live.stored.id, index: row.index }
  })
