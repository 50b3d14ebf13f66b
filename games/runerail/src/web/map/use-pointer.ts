import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { Point } from '../../game/map/geometry.ts'
import type { Spot } from './layout.ts'
import type { StageHandle } from './use-stage.ts'

export interface PointerTask {
  tap(point: Point, isTouch: boolean): void
  /** May a stroke of track begin here? */
  drawsFrom(point: Point): boolean
  draw(from: Point, to: Point): void
}

/** A drag begins after as many pixels. */
const DRAG = 4
/** In steps: near enough to a milepost that a stroke has reached it. */
const REACHED = 0.42
const WHEEL_STEP = 50

interface Held {
  readonly from: Spot
  /** Where a stroke of track has got to. */
  pen: Point | undefined
  moved: boolean
}

/** Pan, pinch, wheel, tap and stroke on the map. */
export function usePointer({ canvas, stage }: StageHandle, task: PointerTask) {
  const fingers = useRef(new Map<number, Spot>())
  const held = useRef<Held>(undefined)
  useWheel(canvas, stage)
  const spotOf = (event: PointerEvent): Spot => {
    const box = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = spotOf(event)
    fingers.current.set(event.pointerId, at)
    stage.current?.press()
    if (fingers.current.size > 1) {
      held.current = undefined
      return
    }
    const point = stage.current?.lens.isClose === true ? stage.current.lens.pointAt(at) : undefined
    held.current = {
      from: at,
      moved: false,
      pen: point !== undefined && task.drawsFrom(point) ? point : undefined,
    }
  }
  const move = (event: PointerEvent) => {
    const at = spotOf(event)
    const before = fingers.current.get(event.pointerId)
    if (before === undefined) {
      stage.current?.point(at)
      return
    }
    if (fingers.current.size > 1) pinch(event.pointerId, before, at)
    fingers.current.set(event.pointerId, at)
    const { current } = held
    if (current === undefined || fingers.current.size > 1) return
    if (!current.moved && Math.hypot(at.x - current.from.x, at.y - current.from.y) < DRAG) return
    current.moved = true
    if (current.pen === undefined) {
      stage.current?.lens.pan(at.x - before.x, at.y - before.y)
      return
    }
    const next = stage.current?.lens.pointAt(at, REACHED)
    if (next === undefined || next === current.pen) return
    task.draw(current.pen, next)
    current.pen = next
  }
  const pinch = (id: number, before: Spot, at: Spot) => {
    const other = [...fingers.current].find(([each]) => each !== id)?.[1]
    if (other === undefined) return
    const apart = (spot: Spot) => Math.max(20, Math.hypot(spot.x - other.x, spot.y - other.y))
    stage.current?.lens.pan((at.x - before.x) / 2, (at.y - before.y) / 2)
    stage.current?.lens.pinch(apart(at) / apart(before), { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 })
  }
  const up = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
    if (fingers.current.size === 0) stage.current?.lens.settle()
    if (event.pointerType !== 'touch') stage.current?.point(spotOf(event))
    const { current } = held
    held.current = undefined
    if (current === undefined || current.moved || event.type === 'pointercancel') return
    const point = stage.current?.lens.pointAt(current.from, 0.75)
    if (point !== undefined) task.tap(point, event.pointerType !== 'mouse')
  }
  return {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: up,
    onPointerLeave: () => stage.current?.point(undefined),
  }
}

/** By hand, since React listens to the wheel in a way that cannot keep the page from scrolling. */
function useWheel(canvas: RefObject<HTMLCanvasElement | null>, stage: StageHandle['stage']): void {
  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    let turned = 0
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      turned += event.deltaY
      if (Math.abs(turned) < WHEEL_STEP) return
      const box = element.getBoundingClientRect()
      stage.current?.lens.zoom(turned < 0 ? 1 : -1, { x: event.clientX - box.left, y: event.clientY - box.top })
      turned = 0
    }
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
  }, [canvas, stage])
}
