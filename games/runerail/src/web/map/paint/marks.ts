import { RAINBOW } from '../../../game/map/board.ts'
import { mapOf, neighboursOf, type Point } from '../../../game/map/geometry.ts'
import type { Errand } from '../../plan/errands.ts'
import { hexagons } from '../bake/ground.ts'
import { type Spot, spotOf } from '../layout.ts'
import type { Palette } from '../palette.ts'
import type { Picture, Zone } from '../picture.ts'

type Context = CanvasRenderingContext2D

/** Places of this level only. */
function on(level: number, points: readonly Point[]): readonly Spot[] {
  return points.filter(point => mapOf(point) === level).map(spotOf)
}

function circles(spots: readonly Spot[], radius: number): Path2D {
  const path = new Path2D()
  for (const { x, y } of spots) {
    path.moveTo(x + radius, y)
    path.arc(x, y, radius, 0, 2 * Math.PI)
  }
  return path
}

/** The parts of a way that lie on this level; a leap by magic has its own arc on the map. */
export function strokeWay(context: Context, level: number, points: readonly Point[]): void {
  context.beginPath()
  for (const [i, point] of points.entries()) {
    const next = points[i + 1]
    if (next === undefined || mapOf(point) !== level || !neighboursOf(point).includes(next)) continue
    const [from, to] = [spotOf(point), spotOf(next)]
    context.moveTo(from.x, from.y)
    context.lineTo(to.x, to.y)
  }
  context.stroke()
}

/** The last trip: small dots to the right of the way, so that the track itself stays as it is. */
export function paintTrail(
  context: Context,
  trail: readonly Point[],
  level: number,
  palette: Palette,
  scale: number,
): void {
  const aside = Math.max(0.34, 4.6 / scale)
  const dots = trail.flatMap((point, i): Spot[] => {
    const next = trail[i + 1]
    if (next === undefined || mapOf(point) !== level || !neighboursOf(point).includes(next)) return []
    const [from, to] = [spotOf(point), spotOf(next)]
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    return [0.25, 0.75].map(part => ({ x: from.x + dx * part - dy * aside, y: from.y + dy * part + dx * aside }))
  })
  const path = circles(dots, Math.max(0.09, 1.4 / scale))
  context.strokeStyle = palette.halo
  context.lineWidth = Math.max(0.12, 1.6 / scale)
  context.stroke(path)
  context.fillStyle = palette.ink
  context.fill(path)
}

const ZONE_COLORS = {
  halted: 'danger',
  'no-build': 'gold',
  'half-rate': 'magic',
  'no-load-exchange': 'danger',
} as const

export function paintZones(context: Context, zones: readonly Zone[], level: number, palette: Palette): void {
  for (const { kind, points } of zones) {
    const here = points.filter(point => mapOf(point) === level)
    context.globalAlpha = 0.16
    context.fillStyle = palette[ZONE_COLORS[kind]]
    context.fill(hexagons(here))
    context.globalAlpha = 0.75
    context.strokeStyle = palette[ZONE_COLORS[kind]]
    context.lineWidth = 0.06
    const path = new Path2D()
    for (const { x, y } of here.map(spotOf)) {
      // A cross where nothing moves, strokes that lean the other way where building or trade rests.
      if (kind !== 'no-build') {
        path.moveTo(x - 0.34, y + 0.3)
        path.lineTo(x - 0.18, y + 0.14)
      }
      if (kind === 'halted' || kind === 'no-build') {
        path.moveTo(x - 0.34, y + 0.14)
        path.lineTo(x - 0.18, y + 0.3)
      }
    }
    context.stroke(path)
    context.globalAlpha = 1
  }
}

export function paintReach(context: Context, picture: Picture, level: number, palette: Palette): void {
  context.fillStyle = palette.city
  context.strokeStyle = palette.accent
  context.lineWidth = 0.09
  const dots = circles(on(level, picture.reach), 0.17)
  context.fill(dots)
  context.stroke(dots)
  context.strokeStyle = palette.accent
  context.lineWidth = 0.1
  context.stroke(circles(on(level, picture.targets), 0.46))
  context.globalAlpha = 0.55
  context.lineWidth = 0.07
  context.stroke(circles(on(level, picture.starts), 0.24))
  context.globalAlpha = 1
}

export function paintErrand(context: Context, errand: Errand, level: number, palette: Palette): void {
  const { source } = errand.serving ?? {}
  const places = [
    ...(source == null ? errand.sources : [source.centre]),
    ...(errand.target === undefined ? [] : [errand.target]),
  ]
  context.strokeStyle = palette.gold
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.lineWidth = 0.86
  context.globalAlpha = 0.38
  strokeWay(context, level, errand.way)
  context.globalAlpha = 1
  context.lineWidth = 0.16
  // Other places that supply it.
  if (source != null) {
    context.setLineDash([0.3, 0.2])
    context.stroke(
      circles(
        on(
          level,
          errand.sources.filter(each => each !== source.centre),
        ),
        0.7,
      ),
    )
    context.setLineDash([])
  }
  const rings = circles(on(level, places), 0.8)
  context.strokeStyle = palette.halo
  context.lineWidth = 0.36
  context.stroke(rings)
  context.strokeStyle = palette.gold
  context.lineWidth = 0.2
  context.stroke(rings)
}

export function paintRainbow(context: Context, level: number, palette: Palette): void {
  if (level !== 0) return
  const [from, to] = RAINBOW.map(city => spotOf(city.centre))
  if (from === undefined || to === undefined) return
  context.lineWidth = 0.12
  for (const [i, color] of [palette.danger, palette.gold, palette.accent, palette.magic].entries()) {
    context.strokeStyle = color
    context.beginPath()
    context.moveTo(from.x, from.y)
    context.quadraticCurveTo((from.x + to.x) / 2, Math.min(from.y, to.y) - 4 + i * 0.3, to.x, to.y)
    context.stroke()
  }
}

/** A river over its banks: wider, and barred. */
export function paintFloods(
  context: Context,
  floods: readonly (readonly Spot[])[],
  palette: Palette,
  level: number,
): void {
  if (level !== 0) return
  for (const course of floods) {
    const path = new Path2D()
    for (const { x, y } of course) path.lineTo(x, y)
    context.lineJoin = 'round'
    context.strokeStyle = palette.river
    context.lineWidth = 0.5
    context.stroke(path)
    context.strokeStyle = palette.danger
    context.lineWidth = 0.36
    context.setLineDash([0.08, 0.42])
    context.stroke(path)
    context.setLineDash([])
  }
}

export function paintServed(context: Context, served: readonly Point[], level: number, color: string): void {
  context.strokeStyle = color
  context.lineWidth = 0.13
  context.stroke(circles(on(level, served), 0.44))
}

export function paintCursor(context: Context, cursor: Point, level: number, palette: Palette): void {
  const spots = on(level, [cursor])
  context.lineWidth = 0.2
  context.strokeStyle = palette.halo
  context.stroke(circles(spots, 0.54))
  context.lineWidth = 0.1
  context.strokeStyle = palette.ink
  context.stroke(circles(spots, 0.54))
}
