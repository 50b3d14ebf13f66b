import { z } from 'zod'
import { command } from '../command.ts'
import { gameId, rulesVersion } from '../fields.ts'

export const getContent = command('get-content', {
  note: 'What the game is made of: maps, cards, tiles.',
  takes: { game: gameId, version: rulesVersion },
  gives: { game: z.string(), version: z.string(), content: z.unknown() },
  errors: ['unknown-game'],
  cost: 2,
  example: ({ game }) => ({ game }),
})
