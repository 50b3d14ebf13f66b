import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Grid, TALL, WIDE } from './grid.ts'

/** Wide while there is room for ten squares that a finger can hit, else on its side. */
export function useLayout(box: RefObject<HTMLElement | null>): Grid {
  const [grid, setGrid] = useState(WIDE)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      setGrid(width < 560 && height > width * 0.8 ? TALL : WIDE)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return grid
}
