import { OFFERS } from '@turnwise/engine'
import { z } from 'zod'
import { command } from '../command.ts'
import { OF_CHANGE } from '../errors.ts'
import { ofSeat, settled } from '../fields.ts'

export const offer = command('offer', {
  note: 'Offers the others an undo, a draw or, once it is over, a rematch.',
  takes: { ...ofSeat, kind: z.enum(OFFERS) },
  gives: { ...settled },
  errors: OF_CHANGE,
  example: ({ ada }) => ({ ...ada, kind: 'draw' }),
})
