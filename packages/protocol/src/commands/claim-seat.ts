import { z } from 'zod'
import { command } from '../command.ts'
import { OF_VIEWER } from '../errors.ts'
import { aMatch, aSeat, botId, key, logLength, matchId, playerId, playerName, token } from '../fields.ts'

export const claimSeat = command('claim-seat', {
  note: 'Takes a seat that is open, or whose holder is away. With the token of another seat it may instead go to a `bot` or be made `open`; where a match takes no spectators, that token is needed to claim the seat of a player who has not left. A holder from whom others have claimed it takes it back with their token.',
  takes: {
    match_id: matchId,
    player_id: playerId,
    token: token.optional(),
    name: playerName.optional(),
    bot: botId.optional().describe('a bot takes the seat instead of the caller'),
    open: z.literal(true).optional().describe('the seat is opened to anybody instead'),
    key,
  },
  gives: {
    match_id: aMatch,
    player_id: aSeat,
    seq: logLength.exactOptional(),
    token: z.string().exactOptional().describe('where the sender takes the seat, or takes it back'),
    bot: z.string().exactOptional(),
    open: z.literal(true).exactOptional(),
  },
  errors: [...OF_VIEWER, 'conflict', 'match-over'],
  example: ({ ada, ben, bot }) => ({ ...ben, token: ada.token, bot }),
})
