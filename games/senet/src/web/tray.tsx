import { type BoardPlayer, seatStyle } from '@turnwise/ui'

interface TrayProps {
  readonly player: BoardPlayer
  readonly count: number
  /** The selected piece can be borne off: the tray is its target. */
  readonly isTarget: boolean
  readonly onBearOff: () => void
}

const PIECES = [1, 2, 3, 4, 5] as const

/** The pieces that a side has brought off the board. */
export function Tray({ player, count, isTarget, onBearOff }: TrayProps) {
  const pieces = PIECES.map(number => (
    <span key={number} className="senet-off" data-filled={number <= count}>
      {number <= count ? player.color.mark : ''}
    </span>
  ))
  return (
    <div className="senet-tray" style={seatStyle(player.color)} data-seat={player.seat}>
      <span className="senet-tray-pieces" role="img" aria-label={`${player.name}: ${count} of 5 off the board`}>
        {pieces}
      </span>
      {isTarget && (
        <button type="button" className="button button-main senet-bear-off" data-target="true" onClick={onBearOff}>
          Bear off
        </button>
      )}
    </div>
  )
}
