import { command } from '../command.ts'
import { OF_VIEWER } from '../errors.ts'
import { aMatch, ofMatch } from '../fields.ts'
import { record } from '../shapes.ts'

export const exportMatch = command('export-match', {
  note: 'The whole match as a record, once it is over.',
  takes: { ...ofMatch },
  gives: { match_id: aMatch, record },
  errors: OF_VIEWER,
  cost: 10,
  example: ({ match_id }) => ({ match_id }),
})
