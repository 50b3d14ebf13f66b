import { levelTitle } from '@turnwise/engine'
import { findModule } from '../find-module.ts'
import type { Handler } from '../matches.ts'

export const ping: Handler<'ping'> = async () => ({ pong: true })

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

export const getRules: Handler<'get-rules'> = async (table, { game }) => {
  const module = await findModule(table.environment, game)
  return { game, version: module.game.version, rules: module.rules, help: module.face.help }
}

export const getContent: Handler<'get-content'> = async (table, { game }) => {
  const module = await findModule(table.environment, game)
  return { game, version: module.game.version, content: module.content ?? {} }
}
