import { command } from '../command.ts'
import { OF_VIEWER } from '../errors.ts'
import { aMatch, aSeat, matchId, playerId, pushEndpoint, pushKey, token } from '../fields.ts'

export const subscribe = command('subscribe', {
  note: 'The holder of a seat is notified of their turn by Web Push while they are not connected: in matches without a clock or with at least an hour for a move, at five browsers at most.',
  takes: {
    match_id: matchId,
    player_id: playerId,
    token: token.optional(),
    endpoint: pushEndpoint.describe('of a push service that this server trusts'),
    p256dh: pushKey,
    auth: pushKey,
  },
  gives: { match_id: aMatch, player_id: aSeat },
  errors: OF_VIEWER,
  example: ({ ben, endpoint }) => ({ ...ben, endpoint, p256dh: 'BNcRdr', auth: 'tBHI' }),
})
