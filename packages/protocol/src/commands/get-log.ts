import { z } from 'zod'
import { command } from '../command.ts'
import { OF_VIEWER } from '../errors.ts'
import { aMatch, logLength, nextSince, ofViewer, pageLimit, seq } from '../fields.ts'
import { entry } from '../shapes.ts'

export const getLog = command('get-log', {
  note: 'What happened after `since`, as the sender may know it.',
  takes: {
    ...ofViewer,
    since: seq.optional().describe('entries after this one; without it from the first'),
    limit: pageLimit.optional(),
  },
  gives: { match_id: aMatch, seq: logLength, entries: z.array(entry), next: nextSince },
  errors: OF_VIEWER,
  cost: 3,
  example: ({ ada }) => ({ ...ada, since: 0 }),
})
