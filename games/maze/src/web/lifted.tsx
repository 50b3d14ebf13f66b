import type { RefObject } from 'react'
import { RIM } from './ink.ts'
import type { ChartedMap } from './maps.ts'
import { columnsOf } from './sheet.ts'
import { SheetView } from './sheet-view.tsx'
import type { IslandDrag } from './use-drag.ts'

interface LiftedProps {
  readonly drag: IslandDrag
  readonly map: ChartedMap
  readonly main: ChartedMap
  readonly target: RefObject<HTMLElement | null>
}

/** The island in the air, as large as it will lie. Over the board it snaps to the cells and this copy is gone. */
export function Lifted({ drag, map, main, target }: LiftedProps) {
  const width = target.current?.getBoundingClientRect().width
  if (drag.at !== undefined || width === undefined) return null
  const cell = width / (columnsOf(main.sheet) + 2 * RIM)
  const left = drag.x - (drag.grip.x - map.sheet.from.x + RIM) * cell
  const top = drag.y - (drag.grip.y - map.sheet.from.y + RIM) * cell
  const side = cell * (columnsOf(map.sheet) + 2 * RIM)
  return (
    <div className="maze-lifted" style={{ left, top, width: side, height: side }} aria-hidden="true">
      <SheetView sheet={map.sheet} label="" />
    </div>
  )
}
