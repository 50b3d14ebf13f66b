import { z } from 'zod'
import { command } from '../command.ts'
import { jsonSchema } from '../shapes.ts'

export const listGames = command('list-games', {
  note: 'Every game with its number of players, its bots, and the JSON Schemas of its options and actions.',
  takes: {},
  gives: {
    games: z.array(
      z.object({
        game: z.string(),
        title: z.string(),
        tagline: z.string(),
        version: z.string(),
        min_players: z.int(),
        max_players: z.int(),
        options: jsonSchema,
        actions: jsonSchema,
        bots: z.array(z.object({ bot: z.string(), level: z.string(), title: z.string(), description: z.string() })),
      }),
    ),
  },
  errors: [],
  cost: 3,
  example: () => ({}),
})
