import { DIRS, type Dir, neighbour, type Point } from '../game/grid.ts'
import { placeOf, TURNS } from './ink.ts'
import type { Sheet } from './sheet.ts'

interface StepsProps {
  readonly sheet: Sheet
  readonly here: Point
  readonly hinted: Dir | undefined
  readonly onMove: (dir: Dir) => void
}

/** The cells beside the player, to be clicked. The same four ways are named buttons below, so these stay silent. */
export function Steps({ sheet, here, hinted, onMove }: StepsProps) {
  return DIRS.map(dir => (
    <button
      key={dir}
      type="button"
      className="maze-step"
      style={placeOf(sheet, neighbour(here, dir))}
      tabIndex={-1}
      aria-hidden="true"
      data-dir={dir}
      data-hint={hinted === dir}
      onClick={() => onMove(dir)}
    >
      <svg viewBox="0 0 24 24" style={{ rotate: `${TURNS[dir]}deg` }} aria-hidden="true">
        <path d="M6 15l6-6 6 6" />
      </svg>
    </button>
  ))
}
