import { type BoardPlayer, seatStyle } from '@turnwise/ui'
import type { Dir, Point } from '../game/grid.ts'
import { placeOf } from './ink.ts'
import { keyOf, type Sheet } from './sheet.ts'

interface TokenProps {
  readonly sheet: Sheet
  readonly cell: Point
  readonly player: BoardPlayer
  /** Ran against something that way: it is shown once for each moment. */
  readonly bump?: Dir | undefined
  readonly moment?: number
  readonly isOutside?: boolean
  readonly hasFallen?: boolean
}

/** Where somebody stands. It glides when the cell changes; a wall throws it back. */
export function Token({ sheet, cell, player, bump, moment, isOutside = false, hasFallen = false }: TokenProps) {
  const { left, top, width, height } = placeOf(sheet, cell)
  return (
    <span
      className="maze-token"
      style={{ left, top, width, height, ...seatStyle(player.color) }}
      data-at={keyOf(cell)}
      data-outside={isOutside}
      aria-hidden="true"
    >
      <span
        key={bump === undefined ? 'calm' : moment}
        className="maze-token-disc"
        data-bump={bump}
        data-fallen={hasFallen}
      >
        {player.color.mark}
      </span>
    </span>
  )
}
