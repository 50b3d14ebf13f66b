import { z } from 'zod'
import { command } from '../command.ts'
import { OF_MATCH } from '../errors.ts'
import { aMatch, aSeat, key, logLength, matchId, playerId, playerName } from '../fields.ts'

export const joinMatch = command('join-match', {
  note: 'Takes an open seat. The token is shown this once. A seat that was just left says in `opens_in` when it can be taken.',
  takes: {
    match_id: matchId,
    name: playerName.optional(),
    player_id: playerId.optional(),
    key,
  },
  gives: {
    match_id: aMatch,
    player_id: aSeat,
    seq: logLength,
    token: z.string().exactOptional().describe('shown only once'),
  },
  errors: [...OF_MATCH, 'conflict', 'match-over'],
  example: ({ match_id }) => ({ match_id, name: 'Ben' }),
})
