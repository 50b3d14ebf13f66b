import { z } from 'zod'
import { command } from '../command.ts'
import { aMatch, clockSettings, gameId, logLength, matchId, next } from '../fields.ts'
import { milliseconds, player, stranded } from '../shapes.ts'

export const listMatches = command('list-matches', {
  note: 'Listed matches, newest first; `next` is given to `after` for the next page.',
  takes: {
    game: gameId.optional(),
    state: z.enum(['open', 'running', 'over']).optional(),
    after: matchId.optional(),
    limit: z.int().min(1).max(100).optional(),
  },
  gives: {
    matches: z.array(
      z.object({
        match_id: aMatch,
        game: z.string(),
        seq: logLength,
        state: z.enum(['open', 'running', 'over']),
        stranded,
        created_at: milliseconds,
        spectators: z.boolean(),
        imported: z.literal(true).exactOptional().describe('from a record, not verified'),
        clock: clockSettings.exactOptional(),
        players: z.array(player.pick({ player_id: true, name: true, bot: true, open: true })),
      }),
    ),
    next: next.describe('where there are more: to be given as `after`'),
  },
  errors: [],
  cost: 2,
  example: () => ({ state: 'running' }),
})
