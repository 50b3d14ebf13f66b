import { z } from 'zod'
import { command } from '../command.ts'
import { OF_MATCH } from '../errors.ts'
import { aMatch, logLength, ofMatch } from '../fields.ts'

export const setState = command('set-state', {
  note: 'Puts a match into a given state. Only for a local host.',
  takes: { ...ofMatch, state: z.unknown() },
  gives: { match_id: aMatch, seq: logLength },
  errors: [...OF_MATCH, 'illegal-action', 'match-over'],
  example: ({ match_id }) => ({ match_id, state: {} }),
})
