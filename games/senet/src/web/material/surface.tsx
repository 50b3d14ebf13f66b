import type { Theme } from '@turnwise/ui'
import { useEffect, useRef, useState } from 'react'
import type { Layout } from '../layout/layout.ts'
import { LIGHTS } from './light.ts'
import { createRenderer, type Renderer, type SurfaceState } from './renderer.ts'

export interface SurfaceProps {
  readonly layout: Layout
  readonly theme: Theme
  /** Whether the sockets of the own tray and of the other's are made for discs. */
  readonly round: readonly [boolean, boolean]
  /** The cells with an inlaid brass line, one bit for each. */
  readonly inlaid: number
  readonly selected: number
  readonly legal: number
  /** Highlights pulse, unless motion is off. */
  readonly isMoving: boolean
  /** False while nothing is baked, and where there is no WebGL2: the plain table below shows then. */
  readonly onReady: (isDrawn: boolean) => void
}

/** Sharper than this costs much and shows little. */
const MAX_RATIO = 2
/** When frames take longer than this, a still surface is better than a slow page. */
const SLOW_FRAME = 34

/** The table as a material, behind everything. It knows cells and nothing of the game. */
export function Surface({ layout, theme, round, inlaid, selected, legal, isMoving, onReady }: SurfaceProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [renderer, setRenderer] = useState<Renderer>()
  const [isReady, setReady] = useState(false)
  const state = useRef<SurfaceState>({ size: [0, 0], selected, legal, time: 0 })
  state.current = { size: [layout.width, layout.height], selected, legal, time: 0 }

  // A context that is lost comes back as a new one, with nothing in it.
  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    let present = createRenderer(element)
    setRenderer(present)
    const lost = (event: Event) => {
      event.preventDefault()
      setReady(false)
      setRenderer(undefined)
    }
    const restored = () => {
      present = createRenderer(element)
      setRenderer(present)
    }
    element.addEventListener('webglcontextlost', lost)
    element.addEventListener('webglcontextrestored', restored)
    return () => {
      element.removeEventListener('webglcontextlost', lost)
      element.removeEventListener('webglcontextrestored', restored)
      present?.destroy()
    }
  }, [])

  useEffect(() => {
    setReady(false)
    if (renderer === undefined) return
    renderer.design({ layout, light: LIGHTS[theme], ratio: Math.min(MAX_RATIO, devicePixelRatio), round, inlaid })
    let frame = requestAnimationFrame(function step() {
      const progress = renderer.work()
      if (progress === 'busy') frame = requestAnimationFrame(step)
      if (progress !== 'ready') return
      renderer.draw(state.current)
      setReady(true)
    })
    return () => cancelAnimationFrame(frame)
  }, [renderer, layout, theme, round, inlaid])

  useEffect(() => onReady(isReady), [isReady, onReady])

  const breathes = isMoving && isReady && (selected >= 0 || legal !== 0)
  useEffect(() => {
    if (!isReady || renderer === undefined) return
    renderer.draw({ ...state.current, selected, legal })
    if (!breathes || renderer.isSlow) return
    let slow = 0
    let last = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      slow = now - last > SLOW_FRAME ? slow + 1 : Math.max(0, slow - 1)
      last = now
      renderer.draw({ ...state.current, time: now / 1000 })
      if (slow < 10) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [renderer, isReady, selected, legal, breathes])

  return <canvas ref={canvas} className="senet-surface" />
}
