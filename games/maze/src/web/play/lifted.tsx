import { useMemo } from 'react'
import type { Point } from '../../game/grid.ts'
import { MarkArt } from '../art/marks.tsx'
import { centreOf, type MapFrame } from '../map/frame.ts'
import { inkOf } from '../map/ink.ts'
import { cellsIn, keyOf, laidAt, type Sheet } from '../map/sheet.ts'
import type { Join } from './use-join.ts'

interface LiftedProps {
  readonly board: Sheet
  readonly frame: MapFrame
  readonly island: Sheet
  readonly here: Point
  readonly join: Join
}

/** The active map, lifted over the main map at the place that the player claims; dots where it fits. */
export function Lifted({ board, frame, island, here, join }: LiftedProps) {
  const { at } = join
  const laid = useMemo(() => laidAt(board, island, here, at), [board, island, here, at])
  const ink = useMemo(() => inkOf(laid, frame), [laid, frame])
  const fits = join.fits(at)
  const { x, y } = centreOf(frame, at)
  const unit = frame.cell
  return (
    <>
      {join.candidates.map(cell => {
        const dot = centreOf(frame, cell)
        return (
          <g key={keyOf(cell)} className="maze-dot">
            <circle cx={dot.x} cy={dot.y} r={Math.max(5, unit * 0.15)} />
            <circle className="maze-dot-core" cx={dot.x} cy={dot.y} r={Math.max(2, unit * 0.055)} />
          </g>
        )
      })}
      <g className="maze-lifted" data-fits={fits} transform="translate(-3 -6)">
        <path className="maze-lifted-paper" d={ink.floor} strokeWidth={unit * 0.5} />
        <path className="maze-lifted-floor" d={ink.floor} />
        <path className="maze-wall" d={ink.walls} strokeWidth={unit * 0.1} />
        <path className="maze-wall" d={ink.outer} strokeWidth={unit * 0.14} />
        {cellsIn(frame).map(cell => {
          const mark = laid.mark(cell)
          if (mark === undefined || mark.kind === 'empty') return null
          const place = centreOf(frame, cell)
          return (
            <g key={keyOf(cell)} transform={`translate(${place.x} ${place.y}) scale(${unit / 52})`}>
              <MarkArt mark={mark} />
            </g>
          )
        })}
        <circle className="maze-lifted-here" cx={x} cy={y} r={unit * 0.3} />
        <path
          className="maze-lifted-sign"
          d={fits ? 'M-5 0l4 4 6-8' : 'M-4.5-4.5l9 9m0-9l-9 9'}
          transform={`translate(${x} ${y}) scale(${unit / 36})`}
        />
      </g>
    </>
  )
}
