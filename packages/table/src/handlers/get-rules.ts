import { findModule } from '../match/find-module.ts'
import type { Handler } from '../matches.ts'

export const getRules: Handler<'get-rules'> = async (table, { game, version }) => {
  const module = await findModule(table.environment, game, version)
  return { game, version: module.game.version, rules: module.rules, help: module.face.help }
}
