import { Refusal } from '@turnwise/protocol'
import { seatOf } from '../match/live-match.ts'
import type { Handler } from '../matches.ts'
import { heldSeat } from '../seen/viewing.ts'
import { pushOf } from './get-push-key.ts'

/** How many browsers can be notified for one seat. */
const MOST_SUBSCRIPTIONS = 5

/** Stores where the holder of a seat is notified. A later subscription of the same browser replaces it. */
export const subscribe: Handler<'subscribe'> = async (table, command, caller) =>
  table.change(command.match_id, async ({ live }) => {
    const { match_id, player_id, token, endpoint, p256dh, auth } = command
    const { environment } = table
    const seat = heldSeat(environment, live, caller, player_id, token)
    const { settings, subscriptions } = pushOf(environment)
    if (!settings.isTrusted(endpoint)) {
      throw new Refusal('forbidden', 'This server does not know that push service.')
    }
    const { tokenHash } = seatOf(live, seat)
    if (tokenHash === null) throw new Refusal('forbidden', 'This seat is not taken by a person.')
    const known = await subscriptions.readSubscriptions(match_id, seat)
    const others = known.filter(one => one.endpoint !== endpoint)
    for (const { endpoint: oldest } of others.slice(0, Math.max(0, others.length - MOST_SUBSCRIPTIONS + 1))) {
      await subscriptions.dropSubscription(match_id, seat, oldest)
    }
    await subscriptions.putSubscription(match_id, { seat, endpoint, p256dh, auth, tokenHash })
    return { match_id, player_id: seat }
  })
