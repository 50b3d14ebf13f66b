import { z } from 'zod'
import { command } from '../command.ts'
import { OF_VIEWER } from '../errors.ts'
import { aMatch, logLength, ofViewer, seq } from '../fields.ts'

export const watch = command('watch', {
  note: 'Every entry after `since`, then each as it happens: pushes with `"push":"update"` and the number of the watch. `"push":"refused"` ends it, for instance when the seat was left.',
  takes: {
    ...ofViewer,
    since: seq.optional().describe('entries after this one are sent first'),
    chat_since: seq.optional().describe('messages after this one are sent first'),
  },
  gives: { match_id: aMatch, watch: z.int().min(1).describe('the number of this watch in its pushes'), seq: logLength },
  errors: OF_VIEWER,
  cost: 3,
})
