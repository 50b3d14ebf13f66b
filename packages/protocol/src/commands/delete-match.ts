import { command } from '../command.ts'
import { OF_MATCH } from '../errors.ts'
import { aMatch, ofMatch } from '../fields.ts'

export const deleteMatch = command('delete-match', {
  note: 'Deletes a match with all that belongs to it. For a local host only, such as a program over stdio that plays many.',
  takes: { match_id: ofMatch.match_id },
  gives: { match_id: aMatch },
  errors: OF_MATCH,
  example: ({ match_id }) => ({ match_id }),
})
