import { command } from '../command.ts'
import { OF_VIEWER } from '../errors.ts'
import { aMatch, aSeat, botId, ofSeat } from '../fields.ts'

export const leaveMatch = command('leave-match', {
  note: 'Gives the seat up: to a bot, or open for others after ten seconds. Its token ends. Once the match is over nobody plays on, and the seat keeps its name.',
  takes: {
    ...ofSeat,
    bot: botId.optional().describe('the bot that plays on; without it the seat is open to others'),
  },
  gives: { match_id: aMatch, player_id: aSeat },
  errors: [...OF_VIEWER, 'conflict'],
  example: ({ ada }) => ada,
})
