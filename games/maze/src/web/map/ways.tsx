import type { CSSProperties } from 'react'
import { DIRS, type Dir, type Point } from '../../game/grid.ts'
import { describeAction } from '../../game/words/actions.ts'
import { centreOf, type MapFrame, TURNS } from './frame.ts'
import type { Sheet } from './sheet.ts'

interface WaysProps {
  readonly frame: MapFrame
  readonly sheet: Sheet
  readonly here: Point
  readonly hinted: Dir | undefined
  /** As buttons; on a phone the pad has them, and a tap on the map counts by its direction. */
  readonly areButtons: boolean
  readonly onStep: (dir: Dir) => void
}

const SHIFT: Readonly<Record<Dir, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }

/** The four edges of the player's cell: solid where open, dashed where untried, none at a known wall. */
export function Ways({ frame, sheet, here, hinted, areButtons, onStep }: WaysProps) {
  const { x, y } = centreOf(frame, here)
  const { cell } = frame
  return DIRS.map(dir => {
    const side = sheet.side(here, dir)
    const [right, down] = SHIFT[dir]
    const isWall = side === 'inner-wall' || side === 'outer-wall'
    const place: CSSProperties = {
      left: x + right * cell - cell / 2,
      top: y + down * cell - cell / 2,
      width: cell,
      height: cell,
    }
    const drawing = isWall ? null : <WayTab cell={cell} dir={dir} isKnown={side !== undefined} />
    return areButtons ? (
      <button
        key={dir}
        type="button"
        className="maze-way"
        style={place}
        data-dir={dir}
        data-wall={isWall}
        data-hint={hinted === dir}
        aria-label={describeAction({ type: 'move', dir })}
        aria-keyshortcuts={KEYS[dir]}
        onClick={() => onStep(dir)}
      >
        {drawing}
      </button>
    ) : (
      <span key={dir} className="maze-way-drawn" style={place} data-dir={dir} data-hint={hinted === dir}>
        {drawing}
      </span>
    )
  })
}

export const KEYS: Readonly<Record<Dir, string>> = { N: 'ArrowUp', E: 'ArrowRight', S: 'ArrowDown', W: 'ArrowLeft' }

/** A tab with an arrow on the edge, drawn for the north and turned; the edge is the middle of the turned square. */
function WayTab({ cell, dir, isKnown }: { readonly cell: number; readonly dir: Dir; readonly isKnown: boolean }) {
  const half = cell / 2
  const size = Math.max(0.62, Math.min(1.1, cell / 62))
  return (
    <svg
      className="maze-tab"
      data-known={isKnown}
      viewBox={`${-half} ${-half} ${cell} ${cell}`}
      width={cell}
      height={cell}
      style={{ rotate: `${TURNS[dir]}deg` }}
      aria-hidden="true"
    >
      <g transform={`translate(0 ${half})`}>
        <path className="maze-tab-halo" d={`M${5 - half} 0H${half - 5}`} />
        <path className="maze-tab-edge" d={`M${5 - half} 0H${half - 5}`} />
        <g transform={`scale(${size}) translate(0 -5)`}>
          <path className="maze-tab-paper" d="M-18 8C-18-8-8-15 0-15C8-15 18-8 18 8C9 12-9 12-18 8z" />
          <path className="maze-tab-leaf" d="M-15 6C-15-6-7-12 0-12C7-12 15-6 15 6C8 9-8 9-15 6z" />
          <path className="maze-tab-arrow" d="M-6 2.5L0-4.5L6 2.5" />
        </g>
      </g>
    </svg>
  )
}
