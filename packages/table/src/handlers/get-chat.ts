import { PAGE } from '@turnwise/protocol'
import type { Handler } from '../matches.ts'
import { seenChat } from '../seen/update.ts'
import { viewerOf } from '../seen/viewing.ts'

export const getChat: Handler<'get-chat'> = async (table, command, caller) =>
  table.change(command.match_id, async ({ live }) => {
    viewerOf(table.environment, live, caller, command.player_id, command.token)
    const { since = 0, limit = PAGE } = command
    const last = since + limit
    return {
      match_id: live.stored.id,
      messages: live.chat.slice(since, last).map(seenChat),
      ...(last < live.chat.length ? { next: last } : {}),
    }
  })
