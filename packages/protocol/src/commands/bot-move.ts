import { z } from 'zod'
import { command } from '../command.ts'
import { OF_CHANGE } from '../errors.ts'
import { aMatch, botId, happened, logLength, ofSeat } from '../fields.ts'
import { gameAction } from '../shapes.ts'

export const botMove = command('bot-move', {
  note: 'A bot plays for the seat, or only says what it would play.',
  takes: {
    ...ofSeat,
    bot: botId.optional(),
    iterations: z.int().min(1).max(1_000_000).optional(),
    dry_run: z.boolean().optional().describe('only say what the bot would play'),
  },
  gives: {
    match_id: aMatch,
    seq: logLength,
    bot: z.string(),
    action: gameAction,
    events: happened.events.exactOptional(),
    text: happened.text.exactOptional(),
  },
  errors: [...OF_CHANGE, 'not-your-turn'],
  cost: 5,
  example: ({ ada, bot }) => ({ ...ada, bot, dry_run: true }),
})
