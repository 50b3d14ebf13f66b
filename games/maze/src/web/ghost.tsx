import { useMemo } from 'react'
import type { Point } from '../game/grid.ts'
import { centreOf, inkOf } from './ink.ts'
import { laidAt } from './maps.ts'
import { cellsIn, keyOf, type Sheet } from './sheet.ts'

interface GhostProps {
  readonly board: Sheet
  readonly island: Sheet
  readonly here: Point
  readonly at: Point
  readonly fits: boolean
}

/** The active island laid over the main map where one thinks that it lies. */
export function Ghost({ board, island, here, at, fits }: GhostProps) {
  const ink = useMemo(() => inkOf(laidAt(board, island, here, at)), [board, island, here, at])
  const { x, y } = centreOf(board, at)
  return (
    <g className="maze-ghost" data-fits={fits}>
      <path className="maze-ghost-floor" d={ink.floor} />
      <path className="maze-ghost-wall" d={ink['inner-wall'] + ink['outer-wall']} />
      <circle cx={x} cy={y} r="8" />
      <path className="maze-ghost-sign" d={`M${x} ${y}${fits ? 'm-4 0l3 3.5 5-7' : 'm-3.5-3.5l7 7m0-7l-7 7'}`} />
    </g>
  )
}

/** Where the island can be put down, while it is in the air. */
export function Candidates({ board, fits }: { readonly board: Sheet; readonly fits: (cell: Point) => boolean }) {
  return (
    <g className="maze-candidates">
      {cellsIn(board)
        .filter(fits)
        .map(cell => {
          const { x, y } = centreOf(board, cell)
          return <circle key={keyOf(cell)} cx={x} cy={y} r="3.4" />
        })}
    </g>
  )
}
