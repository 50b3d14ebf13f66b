import { memo } from 'react'
import { type Layout, socketAt, type TrayLayout, tileOf } from '../layout/layout.ts'
import { SQUARES } from '../squares/grid.ts'

interface PlainTableProps {
  readonly layout: Layout
  readonly round: readonly [boolean, boolean]
  /** The squares with an inlaid brass line. */
  readonly inlaid: readonly number[]
}

/** The same table in plain colours: until the material is baked, without WebGL, and for high contrast. */
export const PlainTable = memo(function PlainTable({ layout, round, inlaid }: PlainTableProps) {
  const { board, rail, lip, radius, mat, unit, way } = layout
  return (
    <svg className="senet-layer senet-plain" viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      {mat !== undefined && (
        <g>
          <rect className="senet-plain-felt" {...mat} rx={16 * unit} />
          <rect
            className="senet-plain-stitches"
            x={mat.x + 8 * unit}
            y={mat.y + 8 * unit}
            width={mat.width - 16 * unit}
            height={mat.height - 16 * unit}
            rx={8 * unit}
          />
        </g>
      )}
      <PlainTray tray={layout.other} isOwn={false} isRound={round[1]} unit={unit} />
      <PlainTray tray={layout.own} isOwn isRound={round[0]} unit={unit} />
      <rect
        className="senet-plain-shadow"
        {...board}
        x={board.x + 8 * unit}
        y={board.y + lip + 12 * unit}
        rx={radius}
      />
      <rect className="senet-plain-edge" {...board} height={board.height + lip} rx={radius} />
      <rect className="senet-plain-wood" {...board} rx={radius} />
      <rect
        className="senet-plain-string"
        x={board.x + rail * 0.56}
        y={board.y + rail * 0.56}
        width={board.width - rail * 1.12}
        height={board.height - rail * 1.12}
        rx={radius * 0.5}
      />
      <rect
        className="senet-plain-lattice"
        x={board.x + rail}
        y={board.y + rail}
        width={board.width - 2 * rail}
        height={board.height - 2 * rail}
      />
      {SQUARES.map(square => {
        const { x, y, width, height } = tileOf(square, layout)
        const [left, top, right, bottom] = layout.inlay
        return (
          <g key={square}>
            <rect className="senet-plain-tile" x={x} y={y} width={width} height={height} rx={3.2 * unit} />
            {inlaid.includes(square) && (
              <path
                className="senet-plain-inlay"
                d={inlayPath(x + left, y + top, width - left - right, height - top - bottom, layout.notch)}
              />
            )}
          </g>
        )
      })}
      <rect className="senet-plain-way" x={way.x} y={way.y} width={way.width} height={way.height} />
    </svg>
  )
})

/** A frame whose corners are cut out for number and mark. */
function inlayPath(
  x: number,
  y: number,
  width: number,
  height: number,
  [across, down]: readonly [number, number],
): string {
  const corner = (dx: number, dy: number) => `a${across} ${down} 0 0 0 ${dx * across} ${dy * down}`
  const [w, h] = [width - 2 * across, height - 2 * down]
  return `M${x + across} ${y}h${w}${corner(1, 1)}v${h}${corner(-1, 1)}h${-w}${corner(-1, -1)}v${-h}${corner(1, -1)}z`
}

interface PlainTrayProps {
  readonly tray: TrayLayout
  readonly isOwn: boolean
  readonly isRound: boolean
  readonly unit: number
}

function PlainTray({ tray, isOwn, isRound, unit }: PlainTrayProps) {
  const { x, y, width, height, rail, lip, socket } = tray
  const half = socket * 0.4
  return (
    <g>
      <rect className="senet-plain-edge" x={x} y={y} width={width} height={height + lip} rx={9 * unit} />
      <rect className="senet-plain-wood" x={x} y={y} width={width} height={height} rx={9 * unit} />
      <rect
        className="senet-plain-felt"
        x={x + rail}
        y={y + rail}
        width={width - 2 * rail}
        height={height - 2 * rail}
        rx={3}
      />
      {[0, 1, 2, 3, 4].map(index => {
        const [cx, cy] = socketAt(tray, index, isOwn)
        return (
          <rect
            key={index}
            className="senet-plain-socket"
            x={cx - half}
            y={cy - half}
            width={2 * half}
            height={2 * half}
            rx={isRound ? half : half * 0.3}
          />
        )
      })}
    </g>
  )
}
