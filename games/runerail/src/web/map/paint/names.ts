import { mapOf } from '../../../game/map/geometry.ts'
import { citiesOf } from '../../plan/errands.ts'
import { FAMILY, isNamed } from '../bake/labels.ts'
import { toScreen } from '../camera.ts'
import { spotOf } from '../layout.ts'
import type { Errand } from '../picture.ts'
import type { MapFrame } from './scene.ts'

const FONT = `700 12px ${FAMILY}`

/** The names of the cities that are asked about, where the map is too far away to have them. */
export function paintNames(context: CanvasRenderingContext2D, errand: Errand, frame: MapFrame): void {
  const { camera, level, window, palette } = frame
  context.font = FONT
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
