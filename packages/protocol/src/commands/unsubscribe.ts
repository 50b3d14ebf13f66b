import { command } from '../command.ts'
import { OF_VIEWER } from '../errors.ts'
import { aMatch, aSeat, matchId, playerId, pushEndpoint, token } from '../fields.ts'

export const unsubscribe = command('unsubscribe', {
  note: 'That browser gets no more notifications.',
  takes: {
    match_id: matchId,
    player_id: playerId,
    token: token.optional(),
    endpoint: pushEndpoint,
  },
  gives: { match_id: aMatch, player_id: aSeat },
  errors: OF_VIEWER,
  example: ({ ben, endpoint }) => ({ ...ben, endpoint }),
})
