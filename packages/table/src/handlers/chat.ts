import { Refusal } from '@turnwise/protocol'
import type { Handler } from '../table.ts'
import { seenChat } from '../update.ts'
import { actingSeat, viewerOf } from '../viewing.ts'

/** Everything but ordinary text, spaces and line breaks. */
const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}]/u

/** A whole match is kept in memory while it is played, and so is what is said at it. */
const MOST_MESSAGES = 2_000

export const say: Handler<'say'> = async (table, command, caller) =>
  table.change(command.match_id, async transaction => {
    const { live } = transaction
    const seat = actingSeat(table.environment, live, caller, command.player_id, command.token)
    if (CONTROL.test(command.text)) throw new Refusal('bad-request', 'text: only plain text can be said.')
    if (live.chat.length >= MOST_MESSAGES) throw new Refusal('forbidden', 'Everything has been said here.')
    const row = await transaction.say(seat, command.text)
    return { match_id: live.stored.id, index: row.index }
  })

export const getChat: Handler<'get-chat'> = async (table, command, caller) =>
  table.change(command.match_id, async ({ live }) => {
    viewerOf(table.environment, live, caller, command.player_id, command.token)
    return { match_id: live.stored.id, messages: live.chat.slice(command.since ?? 0).map(seenChat) }
  })
