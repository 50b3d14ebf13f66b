import { CONTENT } from '../../../game/content/index.ts'
import type { CitySize } from '../../../game/content/types.ts'
import { ENTRANCES, isPort, MAGIC, MAJORS } from '../../../game/map/board.ts'
import { mapOf, type Point } from '../../../game/map/geometry.ts'
import { spotOf } from '../layout.ts'
import type { Palette } from '../palette.ts'
import { courseOf } from '../rivers.ts'
import type { Brush } from './brush.ts'
import { hexagons } from './ground.ts'

const COURSES = CONTENT.rivers.map(courseOf)

export function paintRivers({ context, level, palette }: Brush): void {
  if (level !== 0) return
  const path = new Path2D()
  for (const course of COURSES) {
    for (const [i, spot] of course.entries()) {
      const next = course[i + 1]
      if (i === 0) path.moveTo(spot.x, spot.y)
      else if (next === undefined) path.lineTo(spot.x, spot.y)
      else path.quadraticCurveTo(spot.x, spot.y, (spot.x + next.x) / 2, (spot.y + next.y) / 2)
    }
  }
  context.strokeStyle = palette.river
  context.lineWidth = 0.17
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.stroke(path)
}

/** The ground of the major cities, below the mileposts. */
export function paintMajors({ context, level, palette }: Brush): void {
  for (const city of MAJORS) {
    if (mapOf(city.centre) !== level) continue
    const path = hexagons(city.points)
    context.lineJoin = 'round'
    context.strokeStyle = palette.cityLine
    context.lineWidth = 0.24
    context.stroke(path)
    context.fillStyle = palette.city
    context.strokeStyle = palette.city
    context.lineWidth = 0.06
    context.stroke(path)
    context.fill(path)
  }
  if (level !== 0) return
  const [from, to] = MAGIC.map(city => spotOf(city.centre))
  if (from === undefined || to === undefined) return
  context.strokeStyle = palette.magic
  context.lineWidth = 0.09
  context.setLineDash([0.1, 0.35])
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(from.x, from.y)
  context.quadraticCurveTo((from.x + to.x) / 2, Math.max(from.y, to.y) + 4, to.x, to.y)
  context.stroke()
  context.setLineDash([])
}

/** Anchors of the ports, arches of the entrances. */
export function paintPlaces({ context, level, land, palette }: Brush): void {
  context.lineJoin = 'round'
  for (const point of land) if (isPort(point)) anchor(context, point, palette.ink)
  for (const { name, surface, under } of ENTRANCES) {
    arch(context, level === 0 ? surface : under, name, palette.magic, palette.city)
  }
}

/** A ring, a square or a star, by the size of the city. */
export function paintCity(
  context: CanvasRenderingContext2D,
  size: CitySize,
  x: number,
  y: number,
  { city, cityLine }: Palette,
): void {
  context.lineWidth = 0.1
  context.lineJoin = 'round'
  context.fillStyle = size === 'major' ? cityLine : city
  context.strokeStyle = cityLine
  context.beginPath()
  if (size === 'small') context.arc(x, y, 0.27, 0, 2 * Math.PI)
  else if (size === 'medium') context.rect(x - 0.29, y - 0.29, 0.58, 0.58)
  else star(context, x, y)
  context.fill()
  if (size === 'major') return
  context.stroke()
  context.fillStyle = cityLine
  context.fillRect(x - 0.08, y - 0.08, 0.16, 0.16)
}

function star(context: CanvasRenderingContext2D, x: number, y: number): void {
  for (let i = 0; i < 10; i++) {
    const radius = i % 2 === 0 ? 0.4 : 0.17
    const angle = (Math.PI / 5) * i - Math.PI / 2
    context.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle))
  }
  context.closePath()
}

function anchor(context: CanvasRenderingContext2D, point: Point, ink: string): void {
  const { x, y } = spotOf(point)
  context.strokeStyle = ink
  context.lineWidth = 0.08
  context.beginPath()
  context.arc(x, y - 0.2, 0.07, 0, 2 * Math.PI)
  context.moveTo(x, y - 0.13)
  context.lineTo(x, y + 0.24)
  context.moveTo(x - 0.12, y - 0.03)
  context.lineTo(x + 0.12, y - 0.03)
  context.moveTo(x - 0.22, y + 0.06)
  context.quadraticCurveTo(x - 0.18, y + 0.24, x, y + 0.24)
  context.quadraticCurveTo(x + 0.18, y + 0.24, x + 0.22, y + 0.06)
  context.stroke()
}

function arch(context: CanvasRenderingContext2D, point: Point, name: string, color: string, ink: string): void {
  const { x, y } = spotOf(point)
  context.fillStyle = color
  context.beginPath()
  context.moveTo(x - 0.34, y + 0.32)
  context.lineTo(x - 0.34, y - 0.02)
  context.arc(x, y - 0.02, 0.34, Math.PI, 0)
  context.lineTo(x + 0.34, y + 0.32)
  context.closePath()
  context.fill()
  context.fillStyle = ink
  context.font = '700 0.42px sans-serif'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(name.slice(0, 1), x, y + 0.04)
}
