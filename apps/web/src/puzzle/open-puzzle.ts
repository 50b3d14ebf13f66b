import type { WebCatalogEntry } from '@turnwise/catalog'
import type { Puzzle } from '@turnwise/engine'
import { allGames } from '../games/catalog.ts'
import { openLocalTable, openScratchTable } from '../local/local-table.ts'
import { loadGame, type Session } from '../match/session.ts'
import { nameOrDefault, profile } from '../state/profile.ts'
import { puzzleOfDay } from './puzzle-of-day.ts'

export interface OpenPuzzle {
  readonly session: Session
  readonly puzzle: Puzzle
  readonly entry: WebCatalogEntry
}

type Loaded = Awaited<ReturnType<typeof loadGame>>

/** The puzzle of a date, the same for all players: of this game, or of the game whose day it is. */
export async function openPuzzle(day: number, wanted: string | undefined): Promise<OpenPuzzle> {
  const { loaded, puzzles } = wanted === undefined ? await gameOfDay(day) : await withPuzzles(wanted)
  const puzzle = puzzleOfDay(puzzles, day)
  if (puzzle === undefined) throw new Error(`${loaded.entry.title} has no puzzles.`)
  return { entry: loaded.entry, puzzle, session: await setUp(loaded, puzzle) }
}

/** The games take turns, those without puzzles left out. */
export async function gameOfDay(day: number) {
  const games = await allGames()
  for (let i = 0; i < games.length; i++) {
    const found = await withPuzzles(games[(day + i) % games.length]?.id ?? '')
    if (found.puzzles.length > 0) return found
  }
  throw new Error('No game has puzzles.')
}

async function withPuzzles(id: string) {
  const loaded = await loadGame(id)
  return { loaded, puzzles: (await loaded.module.puzzles?.()) ?? [] }
}

/** On a table in memory. No other seat replies to the choice: it is only evaluated. */
async function setUp(loaded: Loaded, { state, seat }: Puzzle): Promise<Session> {
  const { entry, module } = loaded
  const connection = openScratchTable()
  const bot = module.bots.at(-1)?.title ?? 'Other'
  const players = playersOf(loaded, seat, { name: bot })
  const { match_id } = await connection.request({ cmd: 'create-match', game: entry.id, players })
  await connection.request({ cmd: 'set-state', match_id, state })
  const start = await connection.request({ cmd: 'get-state', match_id, player_id: seat })
  return { kind: 'local', matchId: match_id, connection, own: [{ seat }], start, hasSecrets: false, ...loaded }
}

/** A match on this device from the position after the best choice, against the strongest bot; returns its address. */
export async function playOn({ session, puzzle, entry }: OpenPuzzle): Promise<string> {
  const { state, seat, choices } = puzzle
  const connection = await openLocalTable()
  const bot = session.module.bots.at(-1)
  const players = playersOf(session, seat, bot === undefined ? { name: 'Other' } : { name: bot.title, bot: bot.id })
  const { match_id } = await connection.request({ cmd: 'create-match', game: entry.id, players })
  await connection.request({ cmd: 'set-state', match_id, state })
  const action = choices[0]?.action
  if (action !== undefined) await connection.act({ match_id, player_id: seat }, action)
  return `/local/${match_id}`
}

function playersOf<Other>({ entry }: Pick<Loaded, 'entry'>, seat: number, other: Other) {
  const seats = Math.min(Math.max(entry.seats.min, 2), entry.seats.max)
  return Array.from({ length: seats }, (_, i) => (i === seat ? { name: nameOrDefault(profile.get().name) } : other))
}
