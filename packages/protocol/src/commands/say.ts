import { z } from 'zod'
import { command } from '../command.ts'
import { OF_VIEWER } from '../errors.ts'
import { aMatch, message, ofSeat, requestKey } from '../fields.ts'

export const say = command('say', {
  note: 'Plain text to everybody at the table, kept with the match.',
  takes: { ...ofSeat, text: message, key: requestKey.optional() },
  gives: { match_id: aMatch, index: z.int().min(1) },
  errors: OF_VIEWER,
  example: ({ ben }) => ({ ...ben, text: 'Well thrown.' }),
})
