import { mapOf } from '../../../game/map/geometry.ts'
import { citiesOf, type Errand, type Flag } from '../../plan/errands.ts'
import { FAMILY, isNamed } from '../bake/labels.ts'
import { type Camera, toScreen } from '../camera.ts'
import { type Size, spotOf } from '../layout.ts'
import type { Palette } from '../palette.ts'

const FLAG_FONT = '600 14px "Figtree Variable", system-ui, sans-serif'
const NAME_FONT = `700 12px ${FAMILY}`
const HEIGHT = 28
const POINT = 6
/** In steps: above the sign of a city, so that the flag hides neither it nor its name. */
const RISE = { place: 1.05, price: 0.35 } as const
const FILL = { place: '#2a1d14', price: '#0a5249' } as const

/** Where the map is seen from. */
interface Frame {
  readonly camera: Camera
  readonly level: number
  readonly window: Size
  readonly palette: Palette
}

/** Signs over the map, in pixels of the screen. */
export function paintFlags(context: CanvasRenderingContext2D, flags: readonly Flag[], frame: Frame): void {
  const { camera, level, window } = frame
  context.font = FLAG_FONT
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

/** The names of the cities that are asked about, where the map is too far away to have them. */
export function paintNames(context: CanvasRenderingContext2D, errand: Errand, frame: Frame): void {
  const { camera, level, window, palette } = frame
  context.font = NAME_FONT
  context.textAlign = 'center'
  context.textBaseline = 'top'
  context.lineJoin = 'round'
  context.lineWidth = 3.4
  context.strokeStyle = palette.halo
  context.fillStyle = palette.ink
  for (const city of citiesOf(errand)) {
    if (isNamed(city, camera.scale) || mapOf(city.centre) !== level) continue
    const { x, y } = toScreen(camera, window, spotOf(city.centre))
    context.strokeText(city.name, x, y + 0.5 * camera.scale)
    context.fillText(city.name, x, y + 0.5 * camera.scale)
  }
}
