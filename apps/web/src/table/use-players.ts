import type { MatchUpdate } from '@turnwise/client'
import type { TextStyle, Viewer } from '@turnwise/engine'
import { type BoardPlayer, colorsOf, SEAT_COLORS, type SeatColorId } from '@turnwise/ui'
import type { Session } from '../match/session.ts'
import { useProfile } from '../state/profile.ts'
import { useSeatColors } from '../state/seat-colors.ts'

/** Who plays, and how this viewer reads about them. */
export interface Players {
  readonly viewer: Viewer
  readonly players: readonly BoardPlayer[]
  readonly style: TextStyle
}

export function usePlayers(session: Session, viewer: Viewer, found: MatchUpdate['players']): Players {
  const chosen = useChosenColors(session)
  const colors = colorsOf(found.length, chosen)
  const players = found.map(
    ({ player_id, name, bot }): BoardPlayer => ({
      seat: player_id,
      name,
      isYou: session.own.some(other => other.seat === player_id),
      color: colors[player_id] ?? SEAT_COLORS[0],
      ...(bot === undefined ? {} : { bot }),
    }),
  )
  const style = { viewer, names: players.map(({ name }) => name), width: 80, color: false, ascii: false }
  return { viewer, players, style }
}

/** Online all players see a seat in the same colour; on one device the players choose their colours. */
function useChosenColors({ kind, matchId, own }: Session): readonly (SeatColorId | undefined)[] {
  const { color } = useProfile()
  const kept = useSeatColors(matchId)
  if (kind === 'online') return []
  return (
    kept ?? Array.from({ length: (own[0]?.seat ?? 0) + 1 }, (_, seat) => (seat === own[0]?.seat ? color : undefined))
  )
}
