import { z } from 'zod'
import { aMatch, logLength } from '../answer-parts.ts'
import { command } from '../command.ts'
import { OF_CHANGE } from '../errors.ts'
import { seq } from '../fields.ts'
import { ofSeat } from '../request-parts.ts'

export const undo = command('undo', {
  note: 'Takes back the seat’s own last action, while nobody has acted since and nothing hidden or random came up; beyond that, `offer` it.',
  takes: { ...ofSeat, to: seq.optional() },
  gives: { match_id: aMatch, seq: logLength, to: z.int().min(0) },
  errors: OF_CHANGE,
  example: ({ ada }) => ada,
})
