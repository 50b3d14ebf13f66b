import { z } from 'zod'
import { command } from '../command.ts'
import { OF_CHANGE } from '../errors.ts'
import { aMatch, logLength, ofMatch, playerId } from '../fields.ts'

const digest = z.string().regex(/^[0-9a-f]{64}$/, 'it is 256 bits in hexadecimal')

export const contribute = command('contribute', {
  note: 'A part of the seed that the players make together: first its `hash`, and once the log says that nobody can commit any more (`step` is `closed`), the `part` itself. docs/fairness.md says how the hash is made. The client library does it by itself for every seat that it watches.',
  takes: {
    ...ofMatch,
    player_id: playerId,
    hash: digest.optional(),
    part: digest.optional(),
  },
  gives: { match_id: aMatch, seq: logLength, step: z.enum(['asked', 'closed', 'made']) },
  errors: OF_CHANGE,
  example: ({ ada }) => ({ ...ada, hash: '0'.repeat(64) }),
})
