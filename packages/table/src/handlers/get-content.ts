import { findModule } from '../match/find-module.ts'
import type { Handler } from '../matches.ts'

export const getContent: Handler<'get-content'> = async (table, { game, version }) => {
  const module = await findModule(table.environment, game, version)
  return { game, version: module.game.version, content: module.content ?? {} }
}
