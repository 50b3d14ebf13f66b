import type { WebCatalogEntry } from '@turnwise/catalog'
import type { Puzzle } from '@turnwise/engine'
import { allGames } from '../games/catalog.ts'
import { openScratchTable } from '../local/local-table.ts'
import { loadGame, type Session } from '../match/session.ts'
import { profile } from '../state/profile.ts'

export interface OpenPuzzle {
  readonly session: Session
  readonly puzzle: Puzzle
  readonly entry: WebCatalogEntry
}

/** The puzzle of a date, the same for all players: a game that has puzzles, and one of them. */
export async function openPuzzle(day: number, wanted: string | undefined): Promise<OpenPuzzle> {
  const games = await allGames()
  const ids = wanted === undefined ? games.map((_, i) => games[(day + i) % games.length]?.id ?? '') : [wanted]
  for (const id of ids) {
    const loaded = await loadGame(id)
    const puzzles = (await loaded.module.puzzles?.()) ?? []
    const puzzle = puzzles[day % Math.max(1, puzzles.length)]
    if (puzzle !== undefined) return { entry: loaded.entry, puzzle, session: await setUp(loaded, puzzle) }
  }
  throw new Error('There is no puzzle for this game.')
}

/** On a table in memory. No other seat replies to the choice: it is only evaluated. */
async function setUp(loaded: Awaited<ReturnType<typeof loadGame>>, { state, seat }: Puzzle): Promise<Session> {
  const { entry, module } = loaded
  const connection = openScratchTable()
  const seats = Math.max(entry.seats.min, 2)
  const names = Array.from({ length: Math.min(seats, entry.seats.max) }, (_, i) => ({
    name: i === seat ? profile.get().name || 'You' : (module.bots.at(-1)?.title ?? 'Other'),
  }))
  const { match_id } = await connection.request({ cmd: 'create-match', game: entry.id, players: names })
  await connection.request({ cmd: 'set-state', match_id, state })
  const start = await connection.request({ cmd: 'get-state', match_id, player_id: seat })
  return { kind: 'local', matchId: match_id, connection, own: [{ seat }], start, hasSecrets: false, ...loaded }
}
