import { command } from '../command.ts'
import { OF_CHANGE } from '../errors.ts'
import { aMatch, happened, logLength, ofSeat } from '../fields.ts'
import { outcome } from '../shapes.ts'

export const resign = command('resign', {
  note: 'Gives the match up.',
  takes: { ...ofSeat },
  gives: { match_id: aMatch, seq: logLength, ...happened, outcome: outcome.exactOptional() },
  errors: [...OF_CHANGE, 'not-your-turn'],
  example: ({ ada }) => ada,
})
