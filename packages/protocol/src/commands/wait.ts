import { z } from 'zod'
import { command } from '../command.ts'
import { OF_VIEWER } from '../errors.ts'
import { aMatch, logLength, nextSince, ofViewer, seq, toAct } from '../fields.ts'
import { entry, outcome } from '../shapes.ts'

export const wait = command('wait', {
  note: 'Answers as soon as the match has moved on from `since`, or when the time is up.',
  takes: {
    ...ofViewer,
    since: seq.describe('answers with the entries after this one, a page of them'),
    timeout: z.number().min(0).max(60).optional().describe('seconds'),
  },
  gives: {
    match_id: aMatch,
    seq: logLength,
    moved: z.boolean().describe('false if the time ran out first'),
    to_act: toAct,
    entries: z.array(entry),
    next: nextSince,
    outcome: outcome.exactOptional(),
  },
  errors: OF_VIEWER,
  example: ({ ada }) => ({ ...ada, since: 0, timeout: 20 }),
})
