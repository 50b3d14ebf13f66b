import { type BoardPlayer, seatStyle } from '@turnwise/ui'
import type { Dir, Point } from '../../game/grid.ts'
import { centreOf, type MapFrame } from './frame.ts'
import { keyOf } from './sheet.ts'

interface TokenProps {
  readonly frame: MapFrame
  readonly cell: Point
  readonly player: BoardPlayer
  /** The direction of a bump, which is shown once for each moment of the match. */
  readonly bump?: Dir | undefined
  readonly moment?: number
  readonly isOutside?: boolean
  readonly hasFallen?: boolean
}

/** A player's position. It glides when the cell changes and bounces off a wall. */
export function Token(props: TokenProps) {
  const { frame, cell, player, bump, moment, isOutside = false, hasFallen = false } = props
  const { x, y } = centreOf(frame, cell)
  const size = frame.cell * 0.68
  return (
    <span
      className="maze-token"
      style={{ translate: `${x}px ${y}px`, ...seatStyle(player.color) }}
      data-at={keyOf(cell)}
      data-outside={isOutside}
      aria-hidden="true"
    >
      <span
        key={bump === undefined ? 'calm' : moment}
        className="maze-disc"
        style={{ width: size, height: size, fontSize: size * 0.46 }}
        data-bump={bump}
        data-fallen={hasFallen}
      >
        {player.color.mark}
      </span>
    </span>
  )
}
