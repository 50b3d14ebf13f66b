import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Dir } from '../../game/grid.ts'

const LEAST = 24
const LONGEST = 1000

/** The way of a stroke, or undefined when it was too short. */
export function wayOf(x: number, y: number): Dir | undefined {
  if (Math.max(Math.abs(x), Math.abs(y)) < LEAST) return undefined
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'E' : 'W'
  return y > 0 ? 'S' : 'N'
}

/** A quick stroke of a finger over the map. A mouse drags instead. */
export function useSwipe(box: RefObject<HTMLElement | null>, onSwipe: (dir: Dir) => void): void {
  const swipe = useEffectEvent(onSwipe)
  useEffect(() => {
    const element = box.current
    if (element === null) return
    let from: { readonly x: number; readonly y: number; readonly at: number } | undefined
    const down = (event: PointerEvent) => {
      from = event.pointerType === 'mouse' ? undefined : { x: event.clientX, y: event.clientY, at: event.timeStamp }
    }
    const up = (event: PointerEvent) => {
      const start = from
      from = undefined
      if (start === undefined || event.timeStamp - start.at > LONGEST) return
      const dir = wayOf(event.clientX - start.x, event.clientY - start.y)
      if (dir !== undefined) swipe(dir)
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointerup', up)
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointerup', up)
    }
  }, [box])
}
