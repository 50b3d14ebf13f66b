import type { Handler } from '../matches.ts'
import { heldSeat } from '../seen/viewing.ts'

export const unsubscribe: Handler<'unsubscribe'> = async (table, command, caller) =>
  table.change(command.match_id, async ({ live }) => {
    const { match_id, player_id, token, endpoint } = command
    const seat = heldSeat(table.environment, live, caller, player_id, token)
    await table.environment.store.push?.dropSubscription(match_id, seat, endpoint)
    return { match_id, player_id: seat }
  })
