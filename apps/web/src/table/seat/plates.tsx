import { type BoardPlayer, type Scene, seatStyle } from '@turnwise/ui'
import type { RefCallback } from 'react'
import { useGame, useMoment, useSight } from '../../match/match-context.tsx'
import { HeaderContext } from '../../shell/header-slots.tsx'
import { Clock } from './clock.tsx'
import { useSeats } from './seats.ts'

interface PlatesProps {
  readonly measure: RefCallback<HTMLElement>
  readonly side: 'left' | 'right'
  readonly scene: Scene
}

/** The rivals at the upper edge; a spectator sees all players there. */
export function Plates({ measure, side, scene }: PlatesProps) {
  const { players, seat: own } = useSeats()
  const rivals = players.filter(({ seat }) => seat !== own)
  const [rival] = rivals
  if (isLow(scene) && rival !== undefined && rivals.length === 1) {
    return (
      <HeaderContext>
        <ul className="header-players" aria-label="Players">
          <li>
            <Plate player={rival} />
          </li>
        </ul>
      </HeaderContext>
    )
  }
  const isMany = rivals.length > (scene.arrangement === 'wide' ? 3 : 1)
  return (
    <ul className="players" ref={measure} aria-label="Players" data-side={side} data-many={isMany}>
      {rivals.map(player => (
        <li key={player.seat}>
          <Plate player={player} isShort={isMany} />
        </li>
      ))}
    </ul>
  )
}

/** A short phone screen has no room for a row of plates: a single rival is shown in the header. */
function isLow({ arrangement, height }: Scene): boolean {
  return arrangement === 'upright' && height > 0 && height < 640
}

interface PlateProps {
  readonly player: BoardPlayer
  /** There is little room: the board may return a shorter text. */
  readonly isShort?: boolean
}

/** A player's name, standing, turn and clock. */
export function Plate({ player, isShort = false }: PlateProps) {
  const { board, own } = useGame()
  const moment = useMoment()
  const seen = useSight().update.players[player.seat]
  const toAct = moment.toAct.includes(player.seat)
  const isOpen = seen?.open === true
  const isGone = seen?.present === false && player.bot === undefined
  const standing = board?.standing?.(moment.view, player.seat, isShort ? 'short' : 'full')
  return (
    <span className="plate player" data-to-act={toAct} style={seatStyle(player.color)}>
      <span className="plate-mark" aria-hidden="true">
        {player.color.mark}
      </span>
      <span className="plate-who">
        <span className="plate-name">
          {player.name}
          <span className="plate-role" data-news={isOpen || isGone}>
            {roleOf(player, isOpen, seen?.present, own.length)}
          </span>
          {toAct && <span className="only-heard">, to act</span>}
        </span>
        {standing !== undefined && <span className="plate-standing">{standing}</span>}
      </span>
      {toAct && player.bot !== undefined && (
        <span className="plate-dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
      <Clock seat={player.seat} />
    </span>
  )
}

/** On a device that several people share, all of them would be "you", so only the names are shown. */
function roleOf({ isYou, bot }: BoardPlayer, isOpen: boolean, present: boolean | undefined, own: number): string {
  if (isOpen) return 'open seat'
  if (bot !== undefined) return 'bot'
  if (isYou) return own === 1 ? 'you' : ''
  if (present === undefined) return ''
  return present ? 'here' : 'away'
}
