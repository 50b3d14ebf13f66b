import { type PointerEvent, useRef } from 'react'
import type { Point } from '../game/grid.ts'
import { pointAt } from './ink.ts'
import { LastTurn } from './last-turn.tsx'
import type { ChartedMap } from './maps.ts'
import { SheetView } from './sheet-view.tsx'
import type { Shown } from './stage.tsx'
import { Steps } from './steps.tsx'
import { Token } from './token.tsx'
import { useSwipe } from './use-swipe.ts'

interface IslandCardProps extends Shown {
  readonly map: ChartedMap
  readonly isOutside: boolean
  readonly mayJoin: boolean
  /** Taken with the pointer at a point of the island, in its coordinates. */
  readonly onGrab: (event: PointerEvent, grip: Point) => void
}

/** The map one stands on, beside the main one, onto which it can be dragged. */
export function IslandCard(props: IslandCardProps) {
  const { map, player, seq, bump, mayMove, hinted, onMove, isOutside, mayJoin, onGrab } = props
  const box = useRef<HTMLDivElement>(null)
  useSwipe(box, onMove)
  const grab = (event: PointerEvent) => {
    const area = box.current?.getBoundingClientRect()
    if (!mayJoin || area === undefined || event.pointerType !== 'mouse') return
    onGrab(
      event,
      pointAt(map.sheet, (event.clientX - area.left) / area.width, (event.clientY - area.top) / area.height),
    )
  }
  return (
    <section className="maze-island" aria-label={map.title} data-drag={mayJoin}>
      <h2 className="maze-caption">
        {map.title} <small>you are here</small>
      </h2>
      <div className="maze-target" ref={box} onPointerDown={grab}>
        <SheetView sheet={map.sheet} label={`${map.title}, drawn`} drawn={<LastTurn map={map} turn={props.last} />}>
          {map.here !== undefined && mayMove && (
            <Steps sheet={map.sheet} here={map.here} hinted={hinted} onMove={onMove} />
          )}
          {map.here !== undefined && (
            <Token
              sheet={map.sheet}
              cell={map.here}
              player={player}
              bump={bump}
              moment={seq}
              isOutside={isOutside}
              hasFallen={props.hasFallen}
            />
          )}
        </SheetView>
      </div>
      {mayJoin && <p className="maze-tip">Drag it onto the main map where you think you are.</p>}
    </section>
  )
}
