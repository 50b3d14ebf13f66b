import type { Terrain } from '../../../game/content/types.ts'
import { isLand } from '../../../game/map/board.ts'
import { mapOf, POINT_COUNT, type Point, terrainAt } from '../../../game/map/geometry.ts'
import { MARGIN, spotOf } from '../layout.ts'
import type { Brush } from './brush.ts'

/** In steps: beyond the last tile of any map. */
const FAR = 1000

const RADIUS = 1 / Math.sqrt(3)

/** Which colour lies under a milepost. */
const GROUND: Readonly<Partial<Record<Terrain, string>>> = {
  d: 'desert',
  f: 'forest',
  m: 'mountain',
  j: 'jungle',
  A: 'alpine',
  V: 'volcano',
  r: 'rock',
}

const LEVELS: readonly (readonly Point[])[] = [0, 1].map(level =>
  Array.from({ length: POINT_COUNT }, (_, point) => point).filter(point => mapOf(point) === level && isLand(point)),
)

export function landOf(level: number): readonly Point[] {
  return LEVELS[level] ?? []
}

function hexagon(path: Path2D, point: Point): void {
  const { x, y } = spotOf(point)
  for (let corner = 0; corner < 6; corner++) {
    const angle = (Math.PI / 3) * (corner + 0.5)
    const [cx, cy] = [x + RADIUS * Math.cos(angle), y + RADIUS * Math.sin(angle)]
    if (corner === 0) path.moveTo(cx, cy)
    else path.lineTo(cx, cy)
  }
  path.closePath()
}

export function hexagons(points: Iterable<Point>): Path2D {
  const path = new Path2D()
  for (const point of points) hexagon(path, point)
  return path
}

/** Water or the dark, and the rim of the land in it. */
export function paintWater({ context, level, land: points, palette }: Brush): void {
  context.fillStyle = level === 0 ? palette.sea : palette.void
  context.fillRect(-MARGIN, -MARGIN, FAR, FAR)
  const land = hexagons(points)
  context.lineJoin = 'round'
  if (level === 0) {
    context.strokeStyle = palette.shallow
    context.lineWidth = 1.1
    context.stroke(land)
  }
  context.strokeStyle = level === 0 ? palette.beach : palette.glyph
  context.lineWidth = 0.24
  context.stroke(land)
}

/** The land in its colours, each terrain in one stroke. */
export function paintLand({ context, level, land, palette }: Brush): void {
  const byColor = new Map<string, Point[]>()
  for (const point of land) {
    const name = GROUND[terrainAt(point)] ?? (level === 0 ? 'plain' : 'floor')
    const color = palette.ground[name] ?? palette.sea
    byColor.set(color, [...(byColor.get(color) ?? []), point])
  }
  context.lineJoin = 'round'
  context.lineWidth = 0.08
  for (const [color, points] of byColor) {
    const path = hexagons(points)
    context.fillStyle = color
    context.strokeStyle = color
    context.stroke(path)
    context.fill(path)
  }
}
