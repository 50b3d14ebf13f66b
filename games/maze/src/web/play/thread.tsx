import { type Box, Pin } from '../art/paper.tsx'
import { centreOf, type MapFrame } from '../map/frame.ts'
import { cellsIn } from '../map/sheet.ts'
import type { ChartedMap } from '../maps.ts'

interface ThreadProps {
  readonly main: ChartedMap
  readonly pit: number | null
  /** Of the main map on its paper. */
  readonly frame: MapFrame
  readonly from: Box
  readonly to: Box
  readonly size: { readonly width: number; readonly height: number }
}

/** A red thread from the pit on the main map to the map that is under it. */
export function Thread({ main, pit, frame, from, to, size }: ThreadProps) {
  const cell = cellsIn(main.sheet).find(at => {
    const mark = main.sheet.mark(at)
    return mark?.kind === 'pit-in' && mark.pit === pit
  })
  if (cell === undefined) return null
  const centre = centreOf(frame, cell)
  const start = { x: from.x + centre.x, y: from.y + centre.y }
  const end = { x: to.x + 16, y: to.y + to.height * 0.66 }
  const radius = frame.cell * 0.42
  const sag = Math.max(30, (end.x - start.x) * 0.22)
  const line = `M${start.x + radius} ${start.y}C${start.x + (end.x - start.x) * 0.4} ${start.y + sag} ${start.x + (end.x - start.x) * 0.7} ${Math.max(start.y, end.y) + sag * 0.4} ${end.x} ${end.y}`
  return (
    <>
      <svg className="maze-thread" width={size.width} height={size.height} aria-hidden="true">
        <path className="maze-thread-shadow" d={line} />
        <path d={line} />
        <circle cx={start.x} cy={start.y} r={radius} />
      </svg>
      <Pin at={end} />
    </>
  )
}
