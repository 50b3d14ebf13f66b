import type { WebCatalogEntry } from '@turnwise/catalog'
import type { Connection } from '@turnwise/client'
import type { GameModule, Seat } from '@turnwise/engine'
import type { BoardModule } from '@turnwise/ui'
import { findGame } from '../games/catalog.ts'
import { type HeldSeat, releaseSeat, seatsIn } from '../state/held-seats.ts'
import { ask, Refused, type StateAnswer } from './ask.ts'

export type Kind = 'local' | 'online'

/** A seat that the person before this screen plays. */
export interface OwnSeat {
  readonly seat: Seat
  readonly token?: string
}

/** Everything about a match that does not change while it is looked at. */
export interface Session {
  readonly kind: Kind
  readonly matchId: string
  readonly connection: Connection
  readonly entry: WebCatalogEntry
  readonly module: GameModule
  readonly board: BoardModule | undefined
  readonly own: readonly OwnSeat[]
  readonly start: StateAnswer
}

/** The rules of the game, and its board where it has one. */
export async function loadGame(
  id: string,
): Promise<{ readonly entry: WebCatalogEntry; readonly module: GameModule; readonly board: BoardModule | undefined }> {
  const entry = await findGame(id)
  if (entry === undefined) throw new Error(`There is no game ${id}.`)
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
  return { kind, matchId, connection, own, start, ...(await loadGame(start.game)) }
}

interface FirstLook {
  readonly held: readonly HeldSeat[]
  readonly start: StateAnswer
}

async function lookOpenly(connection: Connection, matchId: string): Promise<FirstLook> {
  return { held: [], start: await ask<StateAnswer>(connection, { cmd: 'get-state', match_id: matchId }) }
}

/** A seat that somebody else has taken meanwhile is given up: whoever held it watches. */
async function lookOnline(connection: Connection, matchId: string): Promise<FirstLook> {
  const held = seatsIn(matchId)
  const first = held[0]
  if (first === undefined) return lookOpenly(connection, matchId)
  try {
    const eyes = { player_id: first.seat, token: first.token }
    return { held, start: await ask<StateAnswer>(connection, { cmd: 'get-state', match_id: matchId, ...eyes }) }
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'unauthorized') throw error
    releaseSeat(matchId, first.seat)
    return lookOnline(connection, matchId)
  }
}

/** On one device everybody who is not a bot sits before this screen. */
function peopleOf(start: StateAnswer): readonly OwnSeat[] {
  return start.players.filter(player => player.bot === undefined).map(player => ({ seat: player.player_id }))
}

/** What a command for this seat needs beside its own fields. */
export function asSeat(session: Session, seat: Seat | undefined): Readonly<Record<string, unknown>> {
  if (seat === undefined) return { match_id: session.matchId }
  const token = session.own.find(own => own.seat === seat)?.token
  return { match_id: session.matchId, player_id: seat, ...(token === undefined ? {} : { token }) }
}
