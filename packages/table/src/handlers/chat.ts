import { Refusal } from '../errors.ts'
import type { Handler } from '../table.ts'
import { actingSeat, viewerOf } from '../viewing.ts'

/** Everything but ordinary text, spaces and line breaks. */
const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}]/u

export const say: Handler<'say'> = async (table, command, caller) =>
  table.change(command.match_id, async live => {
    const seat = actingSeat(table.environment, live, caller, command.player_id, command.token)
    if (CONTROL.test(command.text)) throw new Refusal('bad-request', 'text: only plain text can be said.')
    const { environment } = table
    const row = await environment.store.say(live.stored.id, seat, command.text, environment.now())
    table.announce(live, live.match.seq)
    return { match_id: live.stored.id, index: row.index }
  })

export const getChat: Handler<'get-chat'> = async (table, command, caller) =>
  table.change(command.match_id, async live => {
    viewerOf(table.environment, live, caller, command.player_id, command.token)
    const rows = await table.environment.store.readChat(live.stored.id, command.since ?? 0)
    return {
      match_id: live.stored.id,
      messages: rows.map(({ index, seat, text, at }) => ({ index, player_id: seat, text, at })),
    }
  })
