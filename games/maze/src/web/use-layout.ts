import { type RefObject, useLayoutEffect, useState } from 'react'

/** Maps beside the controls where there is room for both, else above them. */
export function useLayout(box: RefObject<HTMLElement | null>): 'wide' | 'tall' {
  const [layout, setLayout] = useState<'wide' | 'tall'>('wide')
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = () => setLayout(element.clientWidth > element.clientHeight * 1.15 ? 'wide' : 'tall')
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return layout
}
