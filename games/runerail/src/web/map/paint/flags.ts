import { mapOf } from '../../../game/map/geometry.ts'
import { toScreen } from '../camera.ts'
import { spotOf } from '../layout.ts'
import type { Flag } from '../picture.ts'
import type { MapFrame } from './scene.ts'

const FONT = '600 14px "Figtree Variable", system-ui, sans-serif'
const HEIGHT = 28
const POINT = 6
/** In steps: above the sign of a city, so that the flag hides neither it nor its name. */
const RISE = { place: 1.05, price: 0.35 } as const
const FILL = { place: '#2a1d14', price: '#0a5249' } as const

/** Signs over the map, in pixels of the screen. */
export function paintFlags(context: CanvasRenderingContext2D, flags: readonly Flag[], frame: MapFrame): void {
  const { camera, level, window } = frame
  context.font = FONT
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const { at, text, tone } of flags) {
    if (mapOf(at) !== level) continue
    const { x, y } = toScreen(camera, window, spotOf(at))
    const width = context.measureText(text).width + 20
    const bottom = y - RISE[tone] * camera.scale
    // Kept on the screen, with its point where it belongs.
    const left = Math.min(window.width - width - 4, Math.max(4, x - width / 2))
    context.fillStyle = FILL[tone]
    context.beginPath()
    context.roundRect(left, bottom - HEIGHT - POINT, width, HEIGHT, 9)
    context.moveTo(x - POINT, bottom - POINT)
    context.lineTo(x, bottom)
    context.lineTo(x + POINT, bottom - POINT)
    context.fill()
    context.fillStyle = '#fff4dc'
    context.fillText(text, left + width / 2, bottom - HEIGHT / 2 - POINT + 1)
  }
}
