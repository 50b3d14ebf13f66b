import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Point } from '../../game/map/geometry.ts'
import type { Picture } from './picture.ts'
import { MapStage } from './stage.ts'

export interface StageHandle {
  readonly canvas: RefObject<HTMLCanvasElement | null>
  readonly stage: RefObject<MapStage | null>
  readonly level: number
}

/** A stage on the canvas for as long as it is there, fitted to it and to the theme. `home`: where it begins without a train. */
export function useStage(picture: Picture, home: Point | undefined): StageHandle {
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<MapStage>(null)
  const [level, setLevel] = useState(0)
  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    const made = new MapStage(element, setLevel)
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
  useEffect(() => stage.current?.show(picture), [picture])
  return { canvas, stage, level }
}
