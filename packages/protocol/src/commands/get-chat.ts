import { z } from 'zod'
import { command } from '../command.ts'
import { aMatch, nextSince, ofMatch } from '../command-parts.ts'
import { OF_VIEWER } from '../errors.ts'
import { pageLimit, playerId, seq } from '../fields.ts'
import { chatMessage } from '../shapes.ts'

export const getChat = command('get-chat', {
  note: 'Messages after `since`.',
  takes: {
    ...ofMatch,
    player_id: playerId.optional(),
    since: seq.optional().describe('messages after this one; without it from the first'),
    limit: pageLimit.optional(),
  },
  gives: { match_id: aMatch, messages: z.array(chatMessage), next: nextSince },
  errors: OF_VIEWER,
  cost: 2,
  example: ({ match_id }) => ({ match_id, since: 0 }),
})
