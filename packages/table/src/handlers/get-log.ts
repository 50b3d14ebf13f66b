import { PAGE } from '@turnwise/protocol'
import type { Handler } from '../matches.ts'
import { entriesPage, viewerOf } from '../seen/viewing.ts'

export const getLog: Handler<'get-log'> = async (table, command, caller) =>
  table.change(command.match_id, async transaction => {
    const { live } = transaction
    const viewer = viewerOf(table.environment, live, caller, command.player_id, command.token)
    await transaction.recall(command.since ?? 0)
    return {
      match_id: live.stored.id,
      seq: live.match.seq,
      ...entriesPage(live, command.since ?? 0, command.limit ?? PAGE, viewer),
    }
  })
