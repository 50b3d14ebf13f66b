import { ask, type CreatedAnswer } from '../match/ask.ts'
import type { TableModel } from './use-table.ts'

/** The same again on this device, with a new seed; gives the address of the match. */
export async function newGame({ session, players }: TableModel): Promise<string> {
  const created = await ask<CreatedAnswer>(session.connection, {
    cmd: 'create-match',
    game: session.entry.id,
    options: session.start.options,
    players: players.map(({ name, bot }) => (bot === undefined ? { name } : { name, bot })),
  })
  return `/local/${created.match_id}`
}
