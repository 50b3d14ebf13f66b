import { localConnection } from '@turnwise/client'
import { type MatchModel, openMatch } from '@turnwise/client/match'
import type { GameModule, MatchRecord } from '@turnwise/engine'
import { localEnvironment, Table } from '@turnwise/table'

/** A recorded match to look at. Everything is shown, also of a match that goes on. */
export async function openRecord(module: GameModule, record: MatchRecord): Promise<MatchModel> {
  const { id, title, seats } = module.game
  const catalog = [{ id, title, tagline: title, seats, load: async () => module }]
  const host = { local: true, isPerson: true, isHost: true }
  const connection = localConnection(new Table(localEnvironment(catalog)), host)
  const { match_id: matchId } = await connection.request({ cmd: 'import-match', record })
  return openMatch({ connection, matchId, own: [], isLocal: true, keepsSecrets: false })
}
