import { z } from 'zod'
import { command } from '../command.ts'
import { OF_CHANGE } from '../errors.ts'
import { aMatch, logLength, ofSeat, seq } from '../fields.ts'

export const undo = command('undo', {
  note: 'Takes back the seat’s own last action, while nobody has acted since and nothing hidden or random came up; beyond that, `offer` it.',
  takes: { ...ofSeat, to: seq.optional() },
  gives: { match_id: aMatch, seq: logLength, to: z.int().min(0) },
  errors: OF_CHANGE,
  example: ({ ada }) => ada,
})
