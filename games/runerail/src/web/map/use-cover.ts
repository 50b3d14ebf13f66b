import { useScene } from '@turnwise/ui'
import { useEffect, useState } from 'react'
import type { StageHandle } from './use-stage.ts'

/** Width of the hand beside the map, with its distance from the edge. */
const HAND = 290
const TOOLS = 68
/** On a phone the tools are a row below the tray. */
const TOOLS_ROW = 62
const GAP = 20

/** Tells the map what plates, strip, panels and the tray with the actions in a city cover. */
export function useCover(handle: StageHandle, hasHand: boolean, tray: HTMLElement | null): void {
  const { insets, arrangement, width } = useScene()
  const isWide = arrangement === 'wide'
  const { top, right, bottom, left } = insets
  const height = useHeight(tray)
  const below = height === 0 ? 0 : height + GAP + (arrangement === 'upright' ? TOOLS_ROW : 0)
  useEffect(() => {
    handle.stage.current?.lens.setCover({
      top,
      bottom: bottom + below,
      left: left + (isWide ? TOOLS : 0),
      right: right + (isWide && hasHand && width > 900 ? HAND : 0),
    })
  }, [handle.stage, top, right, bottom, left, isWide, hasHand, width, below])
}

function useHeight(element: HTMLElement | null): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    if (element === null) return
    const measure = () => setHeight(element.offsetHeight)
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => {
      sizes.disconnect()
      setHeight(0)
    }
  }, [element])
  return height
}
