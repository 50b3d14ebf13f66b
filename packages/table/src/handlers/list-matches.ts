import type { Handler } from '../matches.ts'
import { statusOf } from '../store/memory-store.ts'

export const listMatches: Handler<'list-matches'> = async (table, command, caller) => {
  const limit = command.limit ?? 50
  const found = await table.environment.store.listMatches({
    listedOnly: !caller.local,
    limit: limit + 1,
    ...(command.game === undefined ? {} : { game: command.game }),
    ...(command.state === undefined ? {} : { status: command.state }),
    ...(command.after === undefined ? {} : { after: command.after }),
  })
  const page = found.slice(0, limit)
  const last = found.length > limit ? page.at(-1)?.match.id : undefined
  return {
    matches: page.map(summary => ({
      match_id: summary.match.id,
      game: summary.match.game,
      seq: summary.seq,
      state: statusOf(summary),
      created_at: summary.match.createdAt,
      spectators: summary.match.spectators,
      ...(summary.match.clock === null ? {} : { clock: summary.match.clock }),
      players: summary.seats.map(({ seat, name, bot, open }) => ({
        player_id: seat,
        name,
        ...(bot === null ? {} : { bot }),
        ...(open ? { open } : {}),
      })),
    })),
    ...(last === undefined ? {} : { next: last }),
  }
}
