import { type PointerEvent, useEffect, useState } from 'react'

/** A finger trembles by less than this. */
const DRAG_START = 3

export interface Drag {
  readonly square: number
  readonly x: number
  readonly y: number
}

interface Grab extends Drag {
  readonly pointer: number
  readonly startX: number
  readonly startY: number
  readonly isDragging: boolean
}

/** Dragging a piece to its target, beside tapping. `onDrop` gets the square under the pointer, or undefined. */
export function useDrag(onStart: (square: number) => void, onDrop: (from: number, to: number | undefined) => void) {
  const [grab, setGrab] = useState<Grab>()
  useEffect(() => {
    if (grab === undefined) return
    const move = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== grab.pointer) return
      const [x, y] = [event.clientX - grab.startX, event.clientY - grab.startY]
      if (!grab.isDragging && Math.hypot(x, y) < DRAG_START) return
      if (!grab.isDragging) onStart(grab.square)
      setGrab({ ...grab, x, y, isDragging: true })
    }
    const end = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== grab.pointer) return
      setGrab(undefined)
      if (grab.isDragging) onDrop(grab.square, squareUnder(event.clientX, event.clientY))
    }
    const cancel = () => setGrab(undefined)
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', cancel)
    return () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', cancel)
    }
  }, [grab, onStart, onDrop])
  return {
    drag: grab?.isDragging === true ? grab : undefined,
    start(square: number, event: PointerEvent) {
      if (event.button !== 0) return
      setGrab({
        square,
        x: 0,
        y: 0,
        pointer: event.pointerId,
        startX: event.clientX,
        startY: event.clientY,
        isDragging: false,
      })
    },
  }
}

function squareUnder(x: number, y: number): number | undefined {
  const cell = document.elementFromPoint(x, y)?.closest('[data-square]')
  return cell === null || cell === undefined ? undefined : Number(cell.getAttribute('data-square'))
}
