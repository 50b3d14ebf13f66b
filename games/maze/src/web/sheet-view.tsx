import { memo, type ReactNode, useMemo } from 'react'
import type { Dir, Point } from '../game/grid.ts'
import { CELL, centreOf, inkOf, RIM, spanOf, TURNS } from './ink.ts'
import { MarkIcon } from './mark-icon.tsx'
import { cellsIn, keyOf, type Sheet } from './sheet.ts'

interface SheetViewProps {
  readonly sheet: Sheet
  /** The drawing in a few words. */
  readonly label: string
  /** Laid into the drawing, over the lines. */
  readonly drawn?: ReactNode
  /** Laid over the drawing: buttons and tokens. */
  readonly children?: ReactNode
}

/** A drawn map: visited ground, walls as lines, what nobody has tried dotted. */
export function SheetView({ sheet, label, drawn, children }: SheetViewProps) {
  const span = spanOf(sheet)
  return (
    <div className="maze-sheet" data-named={sheet.isNamed}>
      <svg className="maze-drawing" viewBox={`0 0 ${span} ${span}`} role="img" aria-label={label}>
        <Lines sheet={sheet} />
        {drawn}
      </svg>
      {children}
    </div>
  )
}

const Lines = memo(function Lines({ sheet }: { readonly sheet: Sheet }) {
  const ink = useMemo(() => inkOf(sheet), [sheet])
  const whole = spanOf(sheet) - 2 * RIM * CELL
  return (
    <>
      <rect className="maze-fog" x={RIM * CELL} y={RIM * CELL} width={whole} height={whole} rx="2" />
      <path className="maze-floor" d={ink.floor} />
      <path className="maze-unknown" d={ink.unknown} />
      <path className="maze-wall" d={ink['inner-wall']} />
      <path className="maze-outer" d={ink['outer-wall']} />
      {ink.exits.map(exit => (
        <ExitMark key={`${keyOf(exit)}${exit.dir}`} sheet={sheet} exit={exit} />
      ))}
      {sheet.isNamed && <Names sheet={sheet} />}
      {cellsIn(sheet).map(cell => {
        const mark = sheet.mark(cell)
        if (mark === undefined || mark.kind === 'empty') return null
        const { x, y } = centreOf(sheet, cell)
        return (
          <g key={keyOf(cell)} transform={`translate(${x} ${y})`}>
            <MarkIcon mark={mark} />
          </g>
        )
      })}
    </>
  )
})

/** A gap between two posts with an arrow through it. */
function ExitMark({ sheet, exit }: { readonly sheet: Sheet; readonly exit: Point & { readonly dir: Dir } }) {
  const { x, y } = centreOf(sheet, exit)
  return (
    <g className="maze-exit" transform={`translate(${x} ${y}) rotate(${TURNS[exit.dir]})`}>
      <path d={`M${-CELL / 2} -9v-6M${CELL / 2} -9v-6`} />
      <path d="M0-5v-12M-4-13l4-4 4 4" />
    </g>
  )
}

function Names({ sheet }: { readonly sheet: Sheet }) {
  const { from, to } = sheet
  const names: ReactNode[] = []
  for (let x = from.x; x <= to.x; x++) {
    names.push(
      <text key={`x${x}`} x={centreOf(sheet, { x, y: 0 }).x} y={RIM * CELL - 8}>
        {String.fromCharCode(65 + x)}
      </text>,
    )
  }
  for (let y = from.y; y <= to.y; y++) {
    names.push(
      <text key={`y${y}`} x={RIM * CELL - 13} y={centreOf(sheet, { x: 0, y }).y + 3.5}>
        {y + 1}
      </text>,
    )
  }
  return <g className="maze-names">{names}</g>
}
