import { OFFERS } from '@turnwise/engine'
import { z } from 'zod'
import { command } from '../command.ts'
import { OF_CHANGE } from '../errors.ts'
import { ofSeat, settled } from '../fields.ts'

export const answer = command('answer', {
  note: 'Accepts or declines what is on offer; it takes effect once all others have accepted.',
  takes: { ...ofSeat, kind: z.enum(OFFERS), accept: z.boolean() },
  gives: { ...settled },
  errors: OF_CHANGE,
  example: ({ ben }) => ({ ...ben, kind: 'draw', accept: false }),
})
