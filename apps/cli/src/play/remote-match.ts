import { remoteConnection } from '@turnwise/client'
import type { Catalog } from '@turnwise/engine'
import { UserError } from '../fatal.ts'
import { installedModule, type NewMatch } from './local-match.ts'
import type { Seating } from './terminal-match.ts'

/** A link to a match as the web app gives it; a private link has a seat and its token in the fragment. */
export interface MatchLink {
  readonly server: string
  readonly matchId: string
  readonly seat?: { readonly player_id: number; readonly token: string }
}

export function parseLink(text: string): MatchLink {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const matchId = url === undefined ? undefined : /^\/match\/([\w-]{1,64})\/?$/.exec(url.pathname)?.[1]
  if (url === undefined || matchId === undefined || !/^https?:$/.test(url.protocol)) {
    throw new UserError('That is not a link to a match. It looks like https://play.example.org/match/abc123')
  }
  const fields = new URLSearchParams(url.hash.slice(1))
  const token = fields.get('token')
  const player_id = Number(fields.get('seat') ?? Number.NaN)
  const seat = token !== null && Number.isInteger(player_id) ? { player_id, token } : undefined
  return { server: url.origin, matchId, ...(seat === undefined ? {} : { seat }) }
}

function formatSeatLink(server: string, matchId: string, seat: number, token: string): string {
  return `${server}/match/${matchId}#seat=${seat}&token=${token}`
}

/** Begins a match on a server. The first player is at this terminal; `open` seats are for others. */
export async function startRemote(catalog: Catalog, server: string, wanted: NewMatch): Promise<Seating> {
  const { origin } = new URL(server)
  const connection = remoteConnection(origin)
  const { game, players, seed, options } = wanted
  const created = await connection.request({
    cmd: 'create-match',
    game,
    players: players.map(player => (player.name === 'open' ? { open: true } : player)),
    options,
    ...(seed === undefined ? { shared_seed: true } : { seed }),
  })
  const { match_id } = created
  const mine = created.players.find(({ token }) => token !== undefined)
  connection.close()
  if (mine?.token === undefined)
    throw new UserError('Every seat of this match is a bot or open, so you would have none.')
  const seat = { player_id: mine.player_id, token: mine.token }
  const seating = await sitDown(catalog, { server: origin, matchId: match_id, seat })
  const isOpen = created.players.some(({ open }) => open === true)
  return isOpen ? { ...seating, greeting: `Invite with this link: ${origin}/match/${match_id}` } : seating
}

/** Takes an open seat, or returns to the seat of a private link. */
export async function joinRemote(catalog: Catalog, link: MatchLink, name: string | undefined): Promise<Seating> {
  if (link.seat !== undefined) return sitDown(catalog, link)
  const connection = remoteConnection(link.server)
  const joined = await connection
    .request({ cmd: 'join-match', match_id: link.matchId, ...(name === undefined ? {} : { name }) })
    .finally(() => connection.close())
  if (joined.token === undefined) throw new UserError('The server gave no token for the seat.')
  return sitDown(catalog, { ...link, seat: { player_id: joined.player_id, token: joined.token } })
}

/** Watches as a spectator. */
export async function watchRemote(catalog: Catalog, { server, matchId }: MatchLink): Promise<Seating> {
  return sitDown(catalog, { server, matchId })
}

async function sitDown(catalog: Catalog, { server, matchId, seat }: MatchLink): Promise<Seating> {
  const connection = remoteConnection(server)
  const held = seat === undefined ? undefined : { match_id: matchId, ...seat }
  const { game, version, options, stranded } = await connection.request({
    cmd: 'get-state',
    match_id: matchId,
    ...held,
  })
  if (stranded !== undefined) throw new UserError(stranded)
  return {
    connection,
    matchId,
    module: await installedModule(catalog, game, version),
    seats: held === undefined ? [] : [held],
    isLocal: false,
    options,
    farewell: () =>
      seat === undefined
        ? `Watch again with: turnwise watch ${server}/match/${matchId}`
        : `Come back to your seat with (keep it to yourself):\n  turnwise join '${formatSeatLink(server, matchId, seat.player_id, seat.token)}'`,
    close: async () => connection.close(),
  }
}
