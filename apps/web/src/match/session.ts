import type { WebCatalogEntry } from '@turnwise/catalog'
import { type Connection, Refusal } from '@turnwise/client'
import type { OwnSeat } from '@turnwise/client/match'
import { type GameModule, hasSecrets, type Seat } from '@turnwise/engine'
import type { Answer } from '@turnwise/protocol'
import type { BoardModule } from '@turnwise/ui'
import { findGame } from '../games/find-game.ts'
import { type KeptSeat, keepSeedHash, releaseSeat, seatsIn } from '../state/held-seats.ts'

// The list of running matches loads it with the session.
export { sentencesOf } from '@turnwise/client/match'

export type Kind = 'local' | 'online'

export type StateAnswer = Answer<'get-state'>

/** Everything about a match that does not change while its page is open. */
export interface Session {
  readonly kind: Kind
  readonly matchId: string
  readonly connection: Connection
  readonly entry: WebCatalogEntry
  readonly module: GameModule
  readonly board: BoardModule | undefined
  readonly own: readonly OwnSeat[]
  readonly start: StateAnswer
  /** Players on one device may not see each other's views: derived from the rules, for these seats and options. */
  readonly hasSecrets: boolean
}

/** The rules of the game, and its board if it has one. */
export async function loadGame(
  id: string,
  version?: string,
): Promise<{ readonly entry: WebCatalogEntry; readonly module: GameModule; readonly board: BoardModule | undefined }> {
  const entry = await findGame(id, version)
  if (entry === undefined) throw new Error(`There is no game ${id}${version === undefined ? '' : ` ${version}`} here.`)
  const [module, board] = await Promise.all([entry.load(), entry.board?.()])
  return { entry, module, board }
}

export async function connectTo(kind: Kind): Promise<Connection> {
  if (kind === 'local') return (await import('../local/local-table.ts')).openLocalTable()
  return (await import('../online/online-table.ts')).openOnlineTable()
}

export async function openSession(kind: Kind, matchId: string): Promise<Session> {
  const connection = await connectTo(kind)
  const { held, start } =
    kind === 'local' ? await lookOpenly(connection, matchId) : await lookOnline(connection, matchId)
  const own = kind === 'local' ? peopleOf(start) : held.map(({ seat, token }) => ({ seat, token }))
  if (start.stranded !== undefined) throw new Refusal('rules-missing', start.stranded)
  const loaded = await loadGame(start.game, start.version)
  // `hasSecrets` plays at random, which takes time, so it runs only for several people at one screen.
  const isShared = own.length > 1 && hasSecrets(loaded.module.game, start.players.length, start.options)
  return { kind, matchId, connection, own, start, hasSecrets: isShared, ...loaded }
}

interface FirstLook {
  readonly held: readonly KeptSeat[]
  readonly start: StateAnswer
}

async function lookOpenly(connection: Connection, matchId: string): Promise<FirstLook> {
  return { held: [], start: await connection.request({ cmd: 'get-state', match_id: matchId }) }
}

/** A seat that another player has taken meanwhile is released: its former holder becomes a spectator. */
async function lookOnline(connection: Connection, matchId: string): Promise<FirstLook> {
  const held = seatsIn(matchId)
  const first = held[0]
  if (first === undefined) return lookOpenly(connection, matchId)
  try {
    const viewer = { player_id: first.seat, token: first.token }
    const start = await connection.request({ cmd: 'get-state', match_id: matchId, ...viewer })
    if (start.seed_hash !== undefined && start.outcome === undefined) keepSeedHash(matchId, start.seed_hash)
    return { held, start }
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'unauthorized') throw error
    releaseSeat(matchId, first.seat)
    return lookOnline(connection, matchId)
  }
}

/** On one device all players except bots play on this screen. */
function peopleOf(start: StateAnswer): readonly OwnSeat[] {
  return start.players.filter(player => player.bot === undefined).map(player => ({ seat: player.player_id }))
}

type SeatRequest = { readonly cmd: 'leave-match'; readonly bot?: string } | { readonly cmd: 'claim-seat' }

/** What changes who plays a seat is asked for past the match. False if it was refused; `onRefused` gets the reason. */
export async function askForSeat(
  { connection, matchId, own }: Session,
  seat: Seat,
  request: SeatRequest,
  onRefused: (sentence: string) => void,
): Promise<boolean> {
  try {
    const token = own.find(held => held.seat === seat)?.token
    await connection.request({ ...request, match_id: matchId, player_id: seat, token })
    return true
  } catch (error) {
    onRefused(error instanceof Refusal ? error.message : 'The table cannot be reached just now.')
    return false
  }
}
