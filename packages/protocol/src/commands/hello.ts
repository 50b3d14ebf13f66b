import { z } from 'zod'
import { command } from '../command.ts'
import { matchId, playerId, token } from '../fields.ts'

export const hello = command('hello', {
  note: 'The first message of a live connection, within five seconds. Seats named here need not repeat their token later; a wrong token ends the connection.',
  takes: {
    seats: z
      .array(z.strictObject({ match_id: matchId, player_id: playerId, token }))
      .max(64)
      .optional()
      .describe('seats that the sender holds: later requests on this connection need not repeat their tokens'),
  },
  gives: { server: z.string(), protocol: z.int() },
  errors: [],
})
