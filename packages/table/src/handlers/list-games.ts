import { levelTitle } from '@turnwise/engine'
import type { Handler } from '../matches.ts'

export const listGames: Handler<'list-games'> = async table => {
  const games = await Promise.all(
    table.environment.catalog.map(async entry => {
      const { game, bots, schemas } = await entry.load()
      return {
        game: game.id,
        title: game.title,
        tagline: entry.tagline,
        version: game.version,
        min_players: game.seats.min,
        max_players: game.seats.max,
        options: schemas.options,
        actions: schemas.action,
        bots: bots.map(bot => ({
          bot: bot.id,
          level: levelTitle(bots, bot),
          title: bot.title,
          description: bot.description,
        })),
      }
    }),
  )
  return { games }
}
