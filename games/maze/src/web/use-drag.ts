import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Point } from '../game/grid.ts'
import { pointAt } from './ink.ts'
import type { Sheet } from './sheet.ts'

/** A finger trembles by less than this. */
const DRAG_START = 3

export interface IslandDrag {
  /** Where the pointer is on the screen. */
  readonly x: number
  readonly y: number
  /** Where the island was taken, in its own coordinates. */
  readonly grip: Point
  /** The cell of the board where one would stand; undefined off the board. */
  readonly at: Point | undefined
}

interface Grab {
  readonly pointer: number
  readonly startX: number
  readonly startY: number
  readonly grip: Point
  readonly here: Point
}

/** The board's cell under the player when an island that was taken at `grip` is held with that point over `over`. */
export function landingCell(over: Point, grip: Point, here: Point): Point {
  return { x: Math.round(over.x - grip.x) + here.x, y: Math.round(over.y - grip.y) + here.y }
}

/** Drags the active island over the main map, which `target` shows as `board`. `onDrop` gets the cell under the player. */
export function useIslandDrag(
  target: RefObject<HTMLElement | null>,
  board: Sheet,
  onDrop: (at: Point | undefined) => void,
) {
  const [grab, setGrab] = useState<Grab>()
  const dropped = useEffectEvent(onDrop)
  const [drag, setDrag] = useState<IslandDrag>()
  useEffect(() => {
    if (grab === undefined) return
    const place = (event: globalThis.PointerEvent): Point | undefined => {
      const box = target.current?.getBoundingClientRect()
      if (box === undefined) return undefined
      const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height]
      if (x < 0 || y < 0 || x > 1 || y > 1) return undefined
      const at = landingCell(pointAt(board, x, y), grab.grip, grab.here)
      return at.x >= 0 && at.y >= 0 && at.x <= board.to.x && at.y <= board.to.y ? at : undefined
    }
    const hasMoved = (event: globalThis.PointerEvent) =>
      Math.hypot(event.clientX - grab.startX, event.clientY - grab.startY) >= DRAG_START
    const move = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== grab.pointer || !hasMoved(event)) return
      setDrag({ x: event.clientX, y: event.clientY, grip: grab.grip, at: place(event) })
    }
    const end = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== grab.pointer) return
      setGrab(undefined)
      setDrag(undefined)
      if (hasMoved(event)) dropped(place(event))
    }
    const cancel = () => {
      setGrab(undefined)
      setDrag(undefined)
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', cancel)
    return () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', cancel)
    }
  }, [grab, target, board])
  return {
    drag,
    start(event: PointerEvent, grip: Point, here: Point) {
      if (event.button !== 0) return
      setGrab({ pointer: event.pointerId, startX: event.clientX, startY: event.clientY, grip, here })
    },
  }
}
