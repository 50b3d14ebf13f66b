import { useScene } from '@turnwise/ui'
import { useEffect } from 'react'
import type { StageHandle } from './use-stage.ts'

/** Width of the hand beside the map, with its distance from the edge. */
const HAND = 290
const TOOLS = 68

/** Tells the map what plates, strip and panels cover. */
export function useCover(handle: StageHandle, hasHand: boolean): void {
  const { insets, arrangement, width } = useScene()
  const isWide = arrangement === 'wide'
  const { top, right, bottom, left } = insets
  useEffect(() => {
    handle.stage.current?.lens.setCover({
      top,
      bottom,
      left: left + (isWide ? TOOLS : 0),
      right: right + (isWide && hasHand && width > 900 ? HAND : 0),
    })
  }, [handle.stage, top, right, bottom, left, isWide, hasHand, width])
}
