import { memo, type ReactNode, useMemo } from 'react'
import type { Dir, Point } from '../../game/grid.ts'
import { explainMark } from '../../game/words/things.ts'
import { MarkArt } from '../art/marks.tsx'
import { centreOf, type MapFrame, TURNS } from './frame.ts'
import { inkOf } from './ink.ts'
import { cellsIn, keyOf, type Sheet } from './sheet.ts'

interface MapViewProps {
  readonly sheet: Sheet
  readonly frame: MapFrame
  /** The drawing in a few words. */
  readonly label: string
  /** Cells that break a rule of building. */
  readonly broken?: readonly Point[]
  /** Small, in a corner: without names and fine lines. */
  readonly isMini?: boolean
  /** The cell of the player, who carries a torch. */
  readonly light?: Point | undefined
  /** Drawn over the lines, under what is in the cells. */
  readonly under?: ReactNode
  /** Drawn over everything. */
  readonly children?: ReactNode
}

/** A drawn map: visited ground, walls as lines, what is untried hatched and dotted. */
export function MapView({ sheet, frame, label, broken, isMini, light, under, children }: MapViewProps) {
  return (
    <svg
      className="maze-map"
      width={frame.width}
      height={frame.height}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={label}
      data-from={keyOf(frame.from)}
      data-cell={frame.cell}
      data-left={frame.left}
      data-top={frame.top}
    >
      <MapInk sheet={sheet} frame={frame} broken={broken} isMini={isMini} light={light} under={under} />
      {children}
    </svg>
  )
}

interface MapInkProps {
  readonly sheet: Sheet
  readonly frame: MapFrame
  readonly broken?: readonly Point[] | undefined
  readonly isMini?: boolean | undefined
  readonly light?: Point | undefined
  readonly under?: ReactNode
}

export const MapInk = memo(function MapInk({ sheet, frame, broken = [], isMini = false, light, under }: MapInkProps) {
  const ink = useMemo(() => inkOf(sheet, frame), [sheet, frame])
  const { cell, left, top, from, to } = frame
  const [wide, high] = [(to.x - from.x + 1) * cell, (to.y - from.y + 1) * cell]
  return (
    <>
      <rect className="maze-fog" x={left} y={top} width={wide} height={high} />
      <path className="maze-rim" d={ink.rim} strokeWidth={isMini ? 3 : 7} />
      <path className="maze-floor" d={ink.floor} />
      <path className="maze-rim-light" d={ink.rim} strokeWidth={isMini ? 1 : 2.4} />
      {light !== undefined && <TorchLight frame={frame} cell={light} />}
      {broken.length > 0 && <path className="maze-broken" d={squaresOf(frame, broken)} />}
      {!isMini && <path className="maze-grid" d={ink.grid} />}
      <path className="maze-hatch" d={isMini ? '' : ink.hatch} />
      <path className="maze-wall" d={ink.walls} strokeWidth={Math.max(2, cell * 0.1)} />
      {!isMini && <path className="maze-wall maze-again" d={ink.again} strokeWidth={cell * 0.05} />}
      <path className="maze-wall" d={ink.outer} strokeWidth={Math.max(3, cell * 0.14)} />
      {under}
      {ink.exits.map(exit => (
        <ExitMark key={`${keyOf(exit)}${exit.dir}`} frame={frame} exit={exit} />
      ))}
      {sheet.isNamed && !isMini && <Names frame={frame} />}
      {cellsIn(frame).map(at => {
        const mark = sheet.mark(at)
        if (mark === undefined || mark.kind === 'empty') return null
        const { x, y } = centreOf(frame, at)
        return (
          <g key={keyOf(at)} className="maze-mark" transform={`translate(${x} ${y}) scale(${cell / 50})`}>
            <title>{explainMark(mark)}</title>
            <MarkArt mark={mark} />
          </g>
        )
      })}
    </>
  )
})

/** Under the lines, so that no wall is washed out. */
function TorchLight({ frame, cell }: { readonly frame: MapFrame; readonly cell: Point }) {
  const { x, y } = centreOf(frame, cell)
  return <circle className="maze-torch" cx={x} cy={y} r={frame.cell * 1.3} />
}

export function squaresOf(frame: MapFrame, cells: readonly Point[]): string {
  return cells
    .map(cell => {
      const { x, y } = centreOf(frame, cell)
      const half = frame.cell / 2
      return `M${x - half} ${y - half}h${frame.cell}v${frame.cell}h${-frame.cell}z`
    })
    .join('')
}

/** A gap between two posts with an arrow through it. */
function ExitMark({ frame, exit }: { readonly frame: MapFrame; readonly exit: Point & { readonly dir: Dir } }) {
  const { x, y } = centreOf(frame, exit)
  return (
    <g className="maze-exit" transform={`translate(${x} ${y}) rotate(${TURNS[exit.dir]}) scale(${frame.cell / 50})`}>
      <title>An exit.</title>
      <path className="maze-gap" d="M-21-25h42" />
      <path className="maze-posts" d="M-25-32v14M25-32v14" />
      <path className="maze-arrow" d="M0-39L10-27H4.5V-12H-4.5V-27H-10z" />
    </g>
  )
}

function Names({ frame }: { readonly frame: MapFrame }) {
  const { from, to, left, top, cell } = frame
  const size = Math.max(12, Math.min(17, cell * 0.34))
  const names: ReactNode[] = []
  for (let x = from.x; x <= to.x; x++) {
    names.push(
      <text key={`x${x}`} x={left + (x - from.x + 0.5) * cell} y={top - (cell < 40 ? 9 : cell * 0.34)}>
        {String.fromCharCode(65 + x)}
      </text>,
    )
  }
  for (let y = from.y; y <= to.y; y++) {
    names.push(
      <text key={`y${y}`} x={left - (cell < 40 ? 11 : cell * 0.46)} y={top + (y - from.y + 0.5) * cell + size * 0.35}>
        {y + 1}
      </text>,
    )
  }
  return (
    <g className="maze-names" fontSize={size}>
      {names}
    </g>
  )
}
