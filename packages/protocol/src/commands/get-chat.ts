import { z } from 'zod'
import { command } from '../command.ts'
import { OF_VIEWER } from '../errors.ts'
import { aMatch, nextSince, ofViewer, pageLimit, seq } from '../fields.ts'
import { chatMessage } from '../shapes.ts'

export const getChat = command('get-chat', {
  note: 'Messages after `since`.',
  takes: {
    ...ofViewer,
    since: seq.optional().describe('messages after this one; without it from the first'),
    limit: pageLimit.optional(),
  },
  gives: { match_id: aMatch, messages: z.array(chatMessage), next: nextSince },
  errors: OF_VIEWER,
  cost: 2,
  example: ({ match_id }) => ({ match_id, since: 0 }),
})
