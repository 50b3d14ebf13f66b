import { memo, useEffect, useRef, useState } from 'react'
import { pathOf } from '../chart/curve.ts'
import { type Area, createPainter, type Painter } from './painter.ts'
import type { GroundPlan } from './plan.ts'
import { Water } from './water.tsx'

interface GroundProps {
  readonly plan: GroundPlan
  /** The rest of the board is there: now there is time to paint. */
  readonly isOpen: boolean
  readonly motion: number
}

/** The longest that new colour takes to flood in. */
const FLOOD = 900
/** No picture has more pixels than this, however dense the screen is. */
const MOST_PIXELS = 2_400_000

/**
 * The painted ground. A plain drawing of the same sea lies below it: it is visible until the first painting is done,
 * and is all there is without WebGL. The ground is painted again only when the path grows, or the size or the theme
 * changes, and then only where something is new.
 */
export const Ground = memo(function Ground({ plan, isOpen, motion }: GroundProps) {
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const painter = useRef<Painter>(undefined)
  const painted = useRef<GroundPlan>(undefined)
  const isUnfinished = useRef(false)
  const veil = useRef<Veil>(undefined)
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    const element = canvas.current
    if (element === null || !isOpen) return
    painter.current ??= createPainter(element)
    const before = painted.current
    if (painter.current === undefined) return
    const density = densityFor(plan)
    const change = before === undefined ? undefined : newArea(before, plan, density)
    if (change === 'none' && !isUnfinished.current) return
    const area = change === 'none' ? undefined : change
    const old = veil.current
    veil.current = area === undefined || motion === 0 ? undefined : veilOf(element, area, density, old)
    if (veil.current !== undefined) box.current?.append(veil.current.canvas)
    old?.canvas.remove()
    if (area === undefined) {
      painted.current = undefined
      setPainted(false)
    }
    isUnfinished.current = true
    painter.current.paint(plan, density, area, () => {
      isUnfinished.current = false
      painted.current = plan
      setPainted(true)
      const fading = veil.current?.canvas
      veil.current = undefined
      if (fading === undefined) return
      const fade = fading.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FLOOD * motion, fill: 'forwards' })
      fade.onfinish = () => fading.remove()
    })
    // The next area contains that of an interrupted painting.
    return () => painter.current?.stop()
  }, [plan, isOpen, motion])
  return (
    <div ref={box} className="odysseus-ground" data-painted={isPainted}>
      <PlainGround plan={plan} />
      <canvas ref={canvas} className="odysseus-painting" />
      {isPainted && motion > 0 && painter.current?.isSoftware === false && <Water plan={plan} />}
    </div>
  )
})

/** Software renderers get one pixel a pixel. */
function densityFor({ width, height }: GroundPlan): number {
  return Math.min(window.devicePixelRatio, 2, Math.sqrt(MOST_PIXELS / (width * height)))
}

/** What must be painted again: nothing, a part, or (undefined) all of it. */
function newArea(before: GroundPlan, plan: GroundPlan, density: number): Area | 'none' | undefined {
  if (
    before.width !== plan.width ||
    before.height !== plan.height ||
    before.isNight !== plan.isNight ||
    before.unit !== plan.unit ||
    plan.sailed.length < before.sailed.length
  ) {
    return undefined
  }
  const key = (item: object) => JSON.stringify(item)
  const [old, now] = [new Set(before.mists.map(key)), new Set(plan.mists.map(key))]
  const reach = plan.wash / 2 + plan.blur * 2.5
  const changed = [
    ...plan.sailed.slice(Math.max(0, before.sailed.length - 3)).map(({ x, y }) => ({ x, y, r: reach })),
    ...before.mists.filter(mist => !now.has(key(mist))).map(({ x, y, radius }) => ({ x, y, r: radius })),
    ...plan.mists.filter(mist => !old.has(key(mist))).map(({ x, y, radius }) => ({ x, y, r: radius })),
  ]
  if (plan.sailed.length === before.sailed.length && old.size === now.size && changed.length <= 3) return 'none'
  const left = Math.max(0, Math.min(...changed.map(({ x, r }) => x - r)))
  const right = Math.min(plan.width, Math.max(...changed.map(({ x, r }) => x + r)))
  const top = Math.max(0, Math.min(...changed.map(({ y, r }) => y - r)))
  const bottom = Math.min(plan.height, Math.max(...changed.map(({ y, r }) => y + r)))
  const [x, y] = [Math.floor(left * density), Math.floor(top * density)]
  return {
    x,
    y,
    width: Math.min(Math.round(plan.width * density), Math.ceil(right * density)) - x,
    height: Math.min(Math.round(plan.height * density), Math.ceil(bottom * density)) - y,
  }
}

interface Veil {
  readonly canvas: HTMLCanvasElement
  readonly area: Area
}

/** The old colours of this part, to fade away over the new ones; under `old`, a painting was interrupted. */
function veilOf(canvas: HTMLCanvasElement, area: Area, density: number, old: Veil | undefined): Veil {
  const { x, y, width, height } = area
  const copy = document.createElement('canvas')
  copy.className = 'odysseus-painting-old'
  copy.width = width
  copy.height = height
  const picture = copy.getContext('2d')
  picture?.drawImage(canvas, x, y, width, height, 0, 0, width, height)
  if (old !== undefined) picture?.drawImage(old.canvas, old.area.x - x, old.area.y - y)
  Object.assign(copy.style, {
    left: `${x / density}px`,
    top: `${y / density}px`,
    width: `${width / density}px`,
    height: `${height / density}px`,
  })
  return { canvas: copy, area }
}

/** Parchment and sea without a shader. */
function PlainGround({ plan }: { readonly plan: GroundPlan }) {
  const d = pathOf(plan.sailed)
  return (
    <svg className="odysseus-plain-ground" width={plan.width} height={plan.height} aria-hidden="true">
      {[1, 0.86, 0.62].map((share, depth) => (
        <g key={share} className={`odysseus-plain-sea-${depth + 1}`}>
          <path d={d} fill="none" strokeWidth={plan.wash * share} strokeLinecap="round" strokeLinejoin="round" />
          {plan.pools.map(({ x, y, radius }) => (
            <ellipse key={x} cx={x} cy={y} rx={radius * 1.15 * share + 8} ry={radius * share + 8} />
          ))}
        </g>
      ))}
    </svg>
  )
}
