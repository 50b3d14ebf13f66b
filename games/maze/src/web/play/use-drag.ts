import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Point } from '../../game/grid.ts'
import { type MapFrame, placeAt, pointOn } from '../map/frame.ts'

/** A finger trembles by less than this. */
const DRAG_START = 3

interface Grab {
  readonly pointer: number
  readonly startX: number
  readonly startY: number
  /** Where the map was taken, in its own coordinates. */
  readonly grip: Point
  readonly here: Point
}

interface MapDrag {
  /** How far the pointer has come. */
  readonly x: number
  readonly y: number
  /** Over the main map. */
  readonly isOver: boolean
}

/** The board's cell under the player when a map that was taken at `grip` is held with that point over `over`. */
export function landingCell(over: Point, grip: Point, here: Point): Point {
  return { x: Math.round(over.x - grip.x) + here.x, y: Math.round(over.y - grip.y) + here.y }
}

/** Drags the active map over the main map, which `target` shows by `frame`. `onOver` gets the cell under the player. */
export function useMapDrag(target: RefObject<HTMLElement | null>, frame: MapFrame, onOver: (at: Point) => void) {
  const [grab, setGrab] = useState<Grab>()
  const [drag, setDrag] = useState<MapDrag>()
  const over = useEffectEvent((event: globalThis.PointerEvent, { grip, here, startX, startY }: Grab) => {
    const [x, y] = [event.clientX - startX, event.clientY - startY]
    if (drag === undefined && Math.hypot(x, y) < DRAG_START) return
    const element = target.current
    const point = element === null ? undefined : pointOn(element, event)
    const isOver = point !== undefined && point.x > 0 && point.y > 0 && point.x < frame.width && point.y < frame.height
    if (isOver) onOver(landingCell(placeAt(frame, point), grip, here))
    setDrag({ x, y, isOver })
  })
  useEffect(() => {
    if (grab === undefined) return
    const move = (event: globalThis.PointerEvent) => {
      if (event.pointerId === grab.pointer) over(event, grab)
    }
    const end = () => {
      setGrab(undefined)
      setDrag(undefined)
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
    return () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
    }
  }, [grab])
  return {
    drag,
    start(event: PointerEvent, grip: Point, here: Point) {
      if (event.button !== 0) return
      setGrab({ pointer: event.pointerId, startX: event.clientX, startY: event.clientY, grip, here })
    },
  }
}
