import { useScene } from '@turnwise/ui'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Point } from '../../game/map/geometry.ts'
import type { Picture } from './picture.ts'
import { MapStage } from './stage.ts'

export interface StageHandle {
  readonly canvas: RefObject<HTMLCanvasElement | null>
  readonly stage: RefObject<MapStage | null>
  readonly level: number
}

/**
 * A stage on the canvas for as long as it is there, fitted to it and to the theme. `home`: where it begins without a train.
 * `onPointed` never changes.
 */
export function useStage(
  picture: Picture,
  home: Point | undefined,
  onPointed: (point: Point | undefined) => void,
): StageHandle {
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<MapStage>(null)
  const [level, setLevel] = useState(0)
  useLayoutEffect(() => {
    const element = canvas.current
    if (element === null) return
    const made = new MapStage(element, setLevel, onPointed)
    stage.current = made
    made.lens.begin(picture.tokens.find(({ isOwn }) => isOwn)?.at ?? home)
    const fit = () => made.resize(element.clientWidth, element.clientHeight)
    fit()
    const sizes = new ResizeObserver(fit)
    sizes.observe(element)
    // Names are baked with the letters that there are; the right ones may come later.
    void document.fonts.ready.then(() => made.repaint())
    const theme = new MutationObserver(() => made.repaint())
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'data-contrast'] })
    return () => {
      sizes.disconnect()
      theme.disconnect()
      made.destroy()
      stage.current = null
    }
  }, [])
  useLayoutEffect(() => stage.current?.show(picture), [picture])
  return { canvas, stage, level }
}

/** Width of the hand beside the map, with its distance from the edge. */
const HAND = 290
const TOOLS = 68
/** On a phone the tools are a row below the tray. */
const TOOLS_ROW = 62
const GAP = 20

/** Tells the map, before it is painted, what plates, strip, panels and the tray with the actions in a city cover. */
export function useCover(handle: StageHandle, hasHand: boolean, tray: HTMLElement | null): void {
  const { insets, arrangement, width } = useScene()
  const isWide = arrangement === 'wide'
  const { top, right, bottom, left } = insets
  const height = useHeight(tray)
  const below = height === 0 ? 0 : height + GAP + (arrangement === 'upright' ? TOOLS_ROW : 0)
  useLayoutEffect(() => {
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
  useLayoutEffect(() => {
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
