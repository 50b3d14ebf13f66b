import { z } from 'zod'
import { command } from '../command.ts'
import { gameId, rulesVersion } from '../fields.ts'

export const getRules = command('get-rules', {
  note: 'How the game is played, in Markdown.',
  takes: { game: gameId, version: rulesVersion },
  gives: {
    game: z.string(),
    version: z.string(),
    rules: z.string().describe('Markdown'),
    help: z.string().describe('what can be typed in a terminal'),
  },
  errors: ['unknown-game'],
  cost: 2,
  example: ({ game }) => ({ game }),
})
