import { type RefObject, useLayoutEffect, useState } from 'react'

/** Two maps and the controls beside each other; on a phone held sideways one map; on a phone one above the controls. */
export type Layout = 'wide' | 'low' | 'tall'

/** Below this height there is no room for a second map above the controls, below this width none for two mazes. */
const LOW = 400
const NARROW = 700

export function layoutFor(width: number, height: number): Layout | 'short' {
  if (width <= height * 1.15) return height < LOW ? 'short' : 'tall'
  return height < LOW || width < NARROW ? 'low' : 'wide'
}

/** On a small phone it is tall and short of room. */
export function useLayout(box: RefObject<HTMLElement | null>): { readonly layout: Layout; readonly isShort: boolean } {
  const [layout, setLayout] = useState<Layout | 'short'>('wide')
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = () => setLayout(layoutFor(element.clientWidth, element.clientHeight))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return layout === 'short' ? { layout: 'tall', isShort: true } : { layout, isShort: false }
}
