import { type Extent, isOnMap } from '../../../game/map/extent.ts'
import type { Point } from '../../../game/map/geometry.ts'
import { hexagons, landOf } from '../bake/ground.ts'
import type { Palette } from '../palette.ts'

const OUTSIDE = new Map<string, Path2D>()

/** What does not belong to this match is shaded. */
export function paintOutside(context: CanvasRenderingContext2D, extent: Extent, level: number, palette: Palette): void {
  if (extent === 'whole') return
  const key = `${extent} ${level}`
  const path = OUTSIDE.get(key) ?? hexagons(landOf(level).filter((point: Point) => !isOnMap(extent, point)))
  OUTSIDE.set(key, path)
  context.globalAlpha = 0.72
  context.fillStyle = level === 0 ? palette.sea : palette.void
  context.fill(path)
  context.globalAlpha = 1
}
