import type { BoardPlayer } from '@turnwise/ui'
import { type MouseEvent, type PointerEvent, type ReactNode, type RefObject, useMemo, useRef } from 'react'
import type { TurnTaken } from '../../game/events.ts'
import type { Dir, Point } from '../../game/grid.ts'
import { type Box, Paper, Rose } from '../art/paper.tsx'
import { frameOf, type MapFrame, type Margins, placeAt, pointOn } from '../map/frame.ts'
import { FreshCover, useFresh } from '../map/fresh.tsx'
import { LastStep } from '../map/last-step.tsx'
import { MapView } from '../map/map-view.tsx'
import { Token } from '../map/token.tsx'
import { Ways } from '../map/ways.tsx'
import type { ChartedMap } from '../maps.ts'
import { useSwipe, wayOf } from './use-swipe.ts'

/** What is shown of the explorer, on the map where they are. */
export interface Shown {
  readonly player: BoardPlayer
  readonly seq: number
  readonly bump: Dir | undefined
  readonly hasFallen: boolean
  readonly last: TurnTaken | undefined
  readonly isOutside: boolean
  readonly mayStep: boolean
  readonly hinted: Dir | undefined
  /** Ways are buttons; else a tap on the map counts by its direction. */
  readonly areButtons: boolean
  readonly onStep: (dir: Dir) => void
}

interface MapPaperProps {
  readonly map: ChartedMap
  readonly box: Box
  readonly margins: Margins
  /** Where the player is, if a part of a large board is enough. */
  readonly around?: Point | undefined
  readonly seed: number
  readonly turn?: number
  readonly isPinned?: boolean
  readonly shown: Shown
  readonly body?: RefObject<HTMLDivElement | null>
  /** A caption on the paper itself. */
  readonly caption?: ReactNode
  readonly hasRose?: boolean
  readonly isMini?: boolean
  /** No step is possible on it just now. */
  readonly isStill?: boolean
  /** Laid over the drawing. */
  readonly over?: (frame: MapFrame) => ReactNode
  readonly onPress?: ((event: PointerEvent, place: Point) => void) | undefined
}

/** A tap counts this far from the player, in cells. */
const REACH = 1.6

/** A map on its paper, with the player on it and the ways that they can go. */
export function MapPaper(props: MapPaperProps) {
  const { map, box, margins, shown, isStill = false, around, over, onPress } = props
  const own = useRef<HTMLDivElement>(null)
  const body = props.body ?? own
  const { width, height } = box
  const frame = useMemo(
    () => frameOf(map.sheet, { width, height }, margins, around),
    [map.sheet, width, height, margins.left, margins.right, margins.top, margins.bottom, around?.x, around?.y],
  )
  const { here } = map
  const isWalked = here !== undefined && shown.mayStep && !isStill
  useSwipe(body, dir => isWalked && shown.onStep(dir))
  const tap = (event: MouseEvent) => {
    if (!isWalked || shown.areButtons) return
    const place = placeAt(frame, pointOn(event.currentTarget, event))
    const [x, y] = [place.x - here.x - 0.5, place.y - here.y - 0.5]
    const dir = wayOf(x * 100, y * 100)
    if (dir !== undefined && Math.max(Math.abs(x), Math.abs(y)) < REACH) shown.onStep(dir)
  }
  const fresh = useFresh(map.id, map.sheet)
  const step = shown.last?.island === map.id ? shown.last : undefined
  return (
    <Paper
      box={box}
      seed={props.seed}
      turn={props.turn ?? 0}
      isPinned={props.isPinned ?? false}
      name={map.id === 'own' ? 'own' : map.id === 0 ? 'main' : 'scrap'}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same can be done by buttons and by keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: arrow keys are the page's */}
      <div
        className="maze-body"
        ref={body}
        onClick={tap}
        onPointerDown={event => onPress?.(event, placeAt(frame, pointOn(event.currentTarget, event)))}
      >
        <MapView
          sheet={map.sheet}
          frame={frame}
          label={`${map.title}, drawn`}
          isMini={props.isMini ?? false}
          light={isStill ? undefined : here}
        >
          {props.hasRose === true && <Rose {...roseOf(frame)} />}
          <FreshCover frame={frame} fresh={fresh} />
          {step !== undefined && <LastStep frame={frame} sheet={map.sheet} step={step} />}
          {over?.(frame)}
        </MapView>
        {here !== undefined && !isStill && (
          <Token
            frame={frame}
            cell={here}
            player={shown.player}
            bump={shown.bump}
            moment={shown.seq}
            isOutside={shown.isOutside}
            hasFallen={shown.hasFallen}
          />
        )}
        {isWalked && (
          <Ways
            frame={frame}
            sheet={map.sheet}
            here={here}
            hinted={shown.hinted}
            areButtons={shown.areButtons}
            onStep={shown.onStep}
          />
        )}
      </div>
      {props.caption}
    </Paper>
  )
}

/** In the paper's corner, where there is more of it than map. */
function roseOf({ width, height, left, cell, from, to }: MapFrame): { x: number; y: number; size: number } {
  const right = width - left - (to.x - from.x + 1) * cell
  const size = Math.max(44, Math.min(104, right - 34))
  return { x: width - Math.max(size / 2 + 16, right / 2), y: height - size / 2 - 22, size }
}
