import type { BoardPlayer } from '@turnwise/ui'
import { LAST, REFUGE, WATER } from '../../game/board.ts'
import type { MovePlan } from '../../game/moves.ts'
import { RAMPS, type Ramp } from '../drawing/colors.ts'
import { Outline, PieceArt } from '../drawing/piece.tsx'
import { centreOf, type Layout, standingAt, tileOf } from '../layout/layout.ts'
import type { LastMove } from '../mat/moment.ts'
import { pieceSize, shapeOf } from './pieces-layer.tsx'

interface TintsProps {
  readonly layout: Layout
  readonly players: readonly BoardPlayer[]
  readonly last: LastMove | undefined
  readonly plan: MovePlan | undefined
  /** What a lesson points at: squares, and the own tray. */
  readonly pointed: readonly number[]
  readonly isTrayPointed: boolean
  /** The square whose card is open. */
  readonly about: number | undefined
  /** Whether the material shows selection and target itself. */
  readonly isDrawn: boolean
}

/** On the tiles, under numbers and marks: the last move, what is explained, and without the material what is selected. */
export function Tints(props: TintsProps) {
  const { layout, players, last, plan, pointed, isTrayPointed, about, isDrawn } = props
  const { own } = layout
  return (
    <svg className="senet-layer" viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      {last !== undefined && (
        <g fill={rampOf(players, last.seat).tint}>
          <Tile square={last.from} layout={layout} className="senet-last-from" />
          {last.to <= LAST && <Tile square={last.to} layout={layout} className="senet-last-to" />}
        </g>
      )}
      {about !== undefined && <Tile square={about} layout={layout} className="senet-about" />}
      {pointed.map(square => (
        <Tile key={square} square={square} layout={layout} className="senet-pointed" />
      ))}
      {isTrayPointed && (
        <rect
          className="senet-pointed"
          x={own.x}
          y={own.y}
          width={own.width}
          height={own.height}
          rx={9 * layout.unit}
        />
      )}
      {plan !== undefined && !isDrawn && (
        <>
          <Tile square={plan.from} layout={layout} className="senet-selected" />
          {plan.to <= LAST && <Tile square={plan.to} layout={layout} className="senet-target" />}
        </>
      )}
    </svg>
  )
}

function rampOf(players: readonly BoardPlayer[], seat: number): Ramp {
  return RAMPS[players[seat]?.color.id ?? 'teal']
}

interface BelowProps {
  readonly layout: Layout
  readonly players: readonly BoardPlayer[]
  readonly seat: 0 | 1
  readonly last: LastMove | undefined
  readonly movable: ReadonlySet<number>
  readonly plan: MovePlan | undefined
  readonly hinted: number | undefined
  readonly about: number | undefined
}

/** Under the pieces: the way of the last move, rings around what can move, what a selected piece passes, its ghost. */
export function HighlightsBelow({ layout, players, seat, last, movable, plan, hinted, about }: BelowProps) {
  const ring = pieceSize(layout) * (layout.size < 80 && !layout.grid.isTall ? 0.39 : 0.41)
  return (
    <svg className="senet-layer" viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      {last !== undefined && <Trace last={last} layout={layout} color={rampOf(players, last.seat).base} />}
      {[...movable]
        .filter(square => square !== plan?.from)
        .map(square => (
          <g key={square} className="senet-ring" transform={at(square, layout)}>
            <circle r={ring} className="senet-ring-paper" strokeWidth={Math.max(3.5, layout.size * 0.05)} />
            <circle r={ring} className="senet-ring-line" strokeWidth={Math.max(2, layout.size * 0.026)} />
          </g>
        ))}
      {hinted !== undefined && (
        <g className="senet-hint" transform={at(hinted, layout)}>
          <circle r={ring + 3} strokeWidth={Math.max(4, layout.size * 0.06)} />
        </g>
      )}
      {plan !== undefined && <Passed plan={plan} layout={layout} />}
      {plan !== undefined && !plan.swaps && !plan.bearsOff && (
        <g className="senet-ghost" transform={at(plan.to, layout)}>
          <Outline shape={shapeOf(seat)} radius={pieceSize(layout) * 0.4} className="senet-ghost-ring" />
          <g transform={`scale(${pieceSize(layout) / 100})`} opacity=".5">
            <PieceArt shape={shapeOf(seat)} color={players[seat]?.color.id ?? 'teal'} gate={false} />
          </g>
        </g>
      )}
      {(about === WATER || plan?.washedTo != null) && <WaterWay layout={layout} to={plan?.washedTo ?? REFUGE} />}
    </svg>
  )
}

interface AboveProps {
  readonly layout: Layout
  readonly seat: 0 | 1
  readonly plan: MovePlan | undefined
}

/** Over the pieces: the ring and the badge of a swap. */
export function HighlightsAbove({ layout, seat, plan }: AboveProps) {
  if (plan === undefined || !plan.swaps) return null
  const [x, y] = centreOf(plan.to, layout)
  const { size, cellWidth, cellHeight } = layout
  const radius = pieceSize(layout) * 0.41
  const badge = Math.max(11, size * 0.15)
  const shape = shapeOf(1 - seat)
  return (
    <svg className="senet-layer" viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      <g className="senet-ring" transform={at(plan.to, layout)} strokeWidth={Math.max(2, size * 0.026)}>
        <g strokeWidth={Math.max(3.8, size * 0.05)}>
          <Outline shape={shape} radius={radius} className="senet-ring-paper" />
        </g>
        <Outline shape={shape} radius={radius} className="senet-ring-line" />
      </g>
      <g
        className="senet-badge"
        transform={`translate(${x + cellWidth * 0.5 - badge * 0.95} ${y - cellHeight * 0.5 + badge * 0.95})`}
      >
        <circle r={badge} />
        <path transform={`scale(${badge / 15}) translate(-12 -12)`} d="M5 9.5h13l-3.5-3.5M19 14.5H6l3.5 3.5" />
      </g>
    </svg>
  )
}

function at(square: number, layout: Layout): string {
  const [x, y] = standingAt(square, layout)
  return `translate(${x} ${y + layout.size * 0.01})`
}

function Tile(props: {
  readonly square: number
  readonly layout: Layout
  readonly className: string
  readonly fill?: string
}) {
  const { x, y, width, height } = tileOf(props.square, props.layout)
  return (
    <rect
      className={props.className}
      x={x}
      y={y}
      width={width}
      height={height}
      rx={3.2 * props.layout.unit}
      {...(props.fill === undefined ? {} : { fill: props.fill })}
    />
  )
}

/** Where the last move began, and the way it took. */
function Trace({ last, layout, color }: { readonly last: LastMove; readonly layout: Layout; readonly color: string }) {
  const { seat, from, to, way } = last
  const { size } = layout
  const points = way.map(square => standingAt(square, layout).join(' '))
  if (to > LAST) points.push(`${layout.way.x + layout.way.width / 2} ${layout.way.y + layout.way.height / 2}`)
  return (
    <g stroke={color}>
      <path
        className="senet-last-way"
        d={`M${points.join('L')}`}
        strokeWidth={Math.max(2, size * 0.026)}
        strokeDasharray={`${size * 0.01} ${size * 0.075}`}
      />
      {!last.isFilled && (
        <g transform={at(from, layout)}>
          <Outline shape={shapeOf(seat)} radius={size * 0.29} className="senet-last-start" corner={0.28} />
        </g>
      )}
    </g>
  )
}

/** A dot on each square that the piece passes. */
function Passed({ plan, layout }: { readonly plan: MovePlan; readonly layout: Layout }) {
  const { size } = layout
  const squares = Array.from(
    { length: Math.max(0, Math.min(plan.to, 31) - plan.from - 1) },
    (_, i) => plan.from + 1 + i,
  )
  return squares.map(square => {
    const [x, y] = centreOf(square, layout)
    return (
      <circle
        key={square}
        className="senet-passed"
        cx={x + layout.shift}
        cy={y}
        r={size * 0.062}
        strokeWidth={Math.max(1.5, size * 0.02)}
      />
    )
  })
}

/** The way that water takes a piece, from 27 back. */
function WaterWay({ layout, to }: { readonly layout: Layout; readonly to: number }) {
  const { size } = layout
  const [x0, y0] = centreOf(27, layout)
  const [x1, y1] = centreOf(to, layout)
  const isTall = layout.grid.isTall
  const start = isTall ? [x0 - size * 0.1, y0] : [x0 - size * 0.06, y0 - size * 0.27]
  const end = isTall ? [x1 + size * 0.1 + layout.shift, y1 + size * 0.34] : [x1 + size * 0.33, y1]
  const bend = isTall
    ? `${(start[0] ?? 0) - size * 0.6} ${start[1]} ${end[0]} ${(end[1] ?? 0) + size * 0.7}`
    : `${(start[0] ?? 0) - size * 0.04} ${(start[1] ?? 0) - size * 0.48} ${(end[0] ?? 0) + size * 0.47} ${(end[1] ?? 0) - size * 0.05}`
  const way = `M${start.join(' ')}C${bend} ${end.join(' ')}`
  const head = `M${size * 0.075} ${-size * 0.075}L0 0L${size * 0.075} ${size * 0.075}`
  const turn = `translate(${end.join(' ')}) rotate(${isTall ? 90 : -6})`
  return (
    <g className="senet-water">
      <g className="senet-water-paper" strokeWidth={size * 0.062}>
        <path d={way} />
        <path d={head} transform={turn} />
      </g>
      <g className="senet-water-line" strokeWidth={size * 0.03}>
        <path d={way} strokeDasharray={`${size * 0.055} ${size * 0.05}`} />
        <path d={head} transform={turn} />
      </g>
    </g>
  )
}
