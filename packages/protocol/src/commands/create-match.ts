import { z } from 'zod'
import { command } from '../command.ts'
import { aMatch, botId, clockSettings, gameId, key, logLength, playerName, seed } from '../fields.ts'
import { heldPlayer } from '../shapes.ts'

const playerSettings = z.strictObject({
  name: playerName.optional(),
  bot: botId.optional(),
  open: z.boolean().optional().describe('anybody may join here; without it the creator holds the seat'),
})

export const createMatch = command('create-match', {
  note: 'A new match. The sender holds every seat that is neither a bot nor open, and gets a token for each; a seed may be named only where one plays alone.',
  takes: {
    game: gameId,
    seed: seed.optional(),
    options: z.unknown().optional().describe('by the schema that list-games gives'),
    players: z.array(playerSettings).min(1).max(16).optional(),
    spectators: z.boolean().optional(),
    listed: z.boolean().optional(),
    clock: clockSettings.optional(),
    shared_seed: z
      .boolean()
      .optional()
      .describe(
        'the seed is made with a part of each person (`contribute`) once all seats are taken; nothing can be played before',
      ),
    key,
  },
  gives: {
    match_id: aMatch,
    game: z.string(),
    seq: logLength,
    seed_hash: z
      .string()
      .exactOptional()
      .describe(
        'commits to the seed, or to the part of the server: the SHA-256, in hexadecimal, of salt, colon and seed',
      ),
    players: z.array(heldPlayer),
  },
  errors: ['unknown-game', 'forbidden', 'conflict'],
  cost: 5,
  example: ({ game }) => ({ game, players: [{ name: 'Ada' }, { open: true }] }),
})
