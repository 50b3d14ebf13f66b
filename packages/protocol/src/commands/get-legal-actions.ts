import { z } from 'zod'
import { command } from '../command.ts'
import { OF_VIEWER } from '../errors.ts'
import { aMatch, logLength, ofMatch, playerId } from '../fields.ts'
import { offeredAction } from '../shapes.ts'

export const getLegalActions = command('get-legal-actions', {
  note: 'What a seat may do, ready to be sent back with `match_id`, `player_id` and `token`. `complete: false` means that there is more.',
  takes: {
    ...ofMatch,
    player_id: playerId,
    limit: z
      .int()
      .min(1)
      .optional()
      .describe('at most this many, those first that a player usually wants; without it all of the list'),
  },
  gives: {
    match_id: aMatch,
    seq: logLength,
    actions: z.array(offeredAction).describe('ready to be sent back with match_id, player_id and token'),
    complete: z.boolean().describe('false where there are more than are listed'),
    count: z.int().exactOptional().describe('the length of the list, if `limit` cut it'),
    texts: z.array(z.string()).describe('the actions in words, in the same order'),
  },
  errors: OF_VIEWER,
  example: ({ ada }) => ada,
})
