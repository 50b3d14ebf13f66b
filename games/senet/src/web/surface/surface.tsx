import { useEffect, useRef, useState } from 'react'
import { createRenderer, type SurfaceState } from './renderer.ts'
import { toneOf } from './tones.ts'

export interface SurfaceProps extends Omit<SurfaceState, 'time'> {
  readonly contrast: 'normal' | 'high'
  /** Highlights breathe; not where motion is off. */
  readonly isMoving: boolean
  /** False where there is no WebGL2. */
  readonly onReady: (isDrawn: boolean) => void
}

/** Sharper than this costs much and shows little. */
const MAX_RATIO = 2
/** When frames take longer than this, a still surface is better than a slow page. */
const SLOW_FRAME = 34

/** The board's surface as a material. It gets a small struct and knows nothing of the game. */
export function Surface({ cells, selected, legal, contrast, isMoving, onReady }: SurfaceProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const state = useRef<SurfaceState>({ cells, selected, legal, time: 0 })
  const redraw = useRef<() => void>(undefined)
  const [isSlow, setSlow] = useState(false)
  const breathes = isMoving && !isSlow && (selected >= 0 || legal.some(Boolean))

  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    const renderer = createRenderer(element)
    onReady(renderer !== undefined)
    if (renderer === undefined) return
    setSlow(renderer.isSlow)
    redraw.current = () => renderer.draw(state.current)
    const setTone = () => {
      renderer.setTone(toneOf(document.documentElement.dataset.theme, contrast))
      redraw.current?.()
    }
    const size = new ResizeObserver(([entry]) => {
      const ratio = renderer.isSlow ? 1 : Math.min(MAX_RATIO, devicePixelRatio)
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      renderer.resize(Math.round(width * ratio), Math.round(height * ratio), ratio)
      redraw.current?.()
    })
    const theme = new MutationObserver(setTone)
    const lost = () => onReady(false)
    setTone()
    size.observe(element)
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    element.addEventListener('webglcontextlost', lost)
    return () => {
      redraw.current = undefined
      size.disconnect()
      theme.disconnect()
      element.removeEventListener('webglcontextlost', lost)
      renderer.destroy()
    }
  }, [contrast, onReady])

  useEffect(() => {
    state.current = { cells, selected, legal, time: 0 }
    redraw.current?.()
    if (!breathes) return
    let slow = 0
    let last = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      slow = now - last > SLOW_FRAME ? slow + 1 : Math.max(0, slow - 1)
      last = now
      state.current = { cells, selected, legal, time: now / 1000 }
      redraw.current?.()
      if (slow < 10) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [cells, selected, legal, breathes])

  return <canvas ref={canvas} className="senet-surface" />
}
