import type { MatchUpdate } from '@turnwise/client'
import type { MatchState, Naming } from '@turnwise/client/match'
import type { Seat, TextStyle, Viewer } from '@turnwise/engine'
import { type BoardPlayer, colorsOf, SEAT_COLORS, type SeatColorId } from '@turnwise/ui'
import { useGame, useMatch, useSight } from '../../match/match-context.tsx'
import type { Session } from '../../match/session.ts'
import { useProfile } from '../../state/profile.ts'
import { useSeatColors } from '../../state/seat-colors.ts'

/** Who plays, and how the one who looks reads about them. */
export interface Seats {
  /** The seat whose view the page shows; undefined for a spectator. */
  readonly seat: Seat | undefined
  readonly viewer: Viewer
  readonly players: readonly BoardPlayer[]
  readonly style: TextStyle
  /** A player who is alone at this screen is "you". */
  readonly naming: Naming
}

export function useSeats(): Seats {
  const game = useGame()
  const seat = useMatch(seatShown)
  const { players: found } = useSight().update
  const colors = colorsOf(found.length, useChosenColors(game))
  const players = found.map(
    ({ player_id, name, bot }): BoardPlayer => ({
      seat: player_id,
      name,
      isYou: game.own.some(own => own.seat === player_id),
      color: colors[player_id] ?? SEAT_COLORS[0],
      ...(bot === undefined ? {} : { bot }),
    }),
  )
  const viewer = seat ?? 'spectator'
  const names = players.map(({ name }) => name)
  const you = game.own.length === 1 ? game.own[0]?.seat : undefined
  return {
    seat,
    viewer,
    players,
    style: { viewer, names, width: 80, color: false, ascii: false },
    naming: { names, you },
  }
}

const seatShown = ({ place: { shown } }: MatchState) => (shown === 'spectator' ? undefined : shown)

/** Online all players see a seat in the same colour; on one device the players choose their colours. */
function useChosenColors({ kind, matchId, own }: Session): readonly (SeatColorId | undefined)[] {
  const { color } = useProfile()
  const kept = useSeatColors(matchId)
  if (kind === 'online') return []
  return (
    kept ?? Array.from({ length: (own[0]?.seat ?? 0) + 1 }, (_, seat) => (seat === own[0]?.seat ? color : undefined))
  )
}

type Players = MatchUpdate['players']

/** The first seat that waits for a player. */
export function openSeatIn(players: Players): Players[number] | undefined {
  return players.find(({ open }) => open === true)
}

/** Is this seat held by a person who is not connected? */
export function isAway({ present, bot, open }: Players[number]): boolean {
  return present === false && bot === undefined && open !== true
}

/** While a seat is open. In a match for two the only one that can be missing is the opponent. */
export function waitingText({ own }: Session, players: Players): string {
  const open = players.filter(player => player.open === true).length
  if (players.length === 2 && own.length > 0) return 'Waiting for your opponent'
  return open === 1 ? 'Waiting for a player' : `Waiting for ${open} players`
}
