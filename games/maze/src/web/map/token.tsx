import { type BoardPlayer, seatStyle } from '@turnwise/ui'
import type { Dir, Point } from '../../game/grid.ts'
import { centreOf, type Frame } from './frame.ts'
import { keyOf } from './sheet.ts'

interface TokenProps {
  readonly frame: Frame
  readonly cell: Point
  readonly player: BoardPlayer
  /** Ran against something that way: it is shown once for each moment. */
  readonly bump?: Dir | undefined
  readonly moment?: number
  readonly isOutside?: boolean
  readonly hasFallen?: boolean
}

/** Where somebody stands. It glides when the cell changes; a wall throws it back. */
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
