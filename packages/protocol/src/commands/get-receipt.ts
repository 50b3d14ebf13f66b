import { z } from 'zod'
import { command } from '../command.ts'
import { OF_VIEWER } from '../errors.ts'
import { aMatch, logLength, ofMatch } from '../fields.ts'

export const getReceipt = command('get-receipt', {
  note: 'What the server says of the match up to now, signed with its key (Ed25519): whoever keeps it can prove later that the log was changed. `GET /api/key.json` gives the key.',
  takes: { ...ofMatch },
  gives: {
    match_id: aMatch,
    seq: logLength,
    text: z.string().describe('what is signed: docs/fairness.md says how it is made'),
    signature: z.string().describe('base64url'),
  },
  errors: OF_VIEWER,
  cost: 10,
  example: ({ ada: { match_id, token } }) => ({ match_id, token }),
})
