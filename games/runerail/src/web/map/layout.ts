import { CONTENT } from '../../game/content/index.ts'
import { type Extent, majorsOn } from '../../game/map/extent.ts'
import { milepostOf, POINT_COUNT, type Point, pointOf } from '../../game/map/geometry.ts'

/** A place in the world, in which one step east is 1; or on the screen, in pixels. */
export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** From row to row. */
const ROW = Math.sqrt(3) / 2

/** What is drawn round the outermost mileposts. */
export const MARGIN = 0.6

const SPOTS: readonly Spot[] = Array.from({ length: POINT_COUNT }, (_, point) => {
  const [, q, r] = milepostOf(point)
  return { x: q + (r & 1) / 2, y: r * ROW }
})

const ORIGIN: Spot = { x: 0, y: 0 }

export function spotOf(point: Point): Spot {
  return SPOTS[point] ?? ORIGIN
}

/** From the first milepost to the last one. */
export function sizeOf(level: number): Size {
  const { width, height } = level === 0 ? CONTENT.surface : CONTENT.under
  return { width: width - 0.5, height: (height - 1) * ROW }
}

/** The milepost amid the major cities of a part of the map. */
export function middleOf(extent: Extent): Point | undefined {
  const spots = majorsOn(extent).map(({ centre }) => spotOf(centre))
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return pointNear(0, { x: mean(spots.map(({ x }) => x)), y: mean(spots.map(({ y }) => y)) })
}

/** The milepost of this level that lies nearest, if any is so near. */
export function pointNear(level: number, { x, y }: Spot, within = 0.6): Point | undefined {
  const row = Math.round(y / ROW)
  let best: Point | undefined
  let least = within
  for (const r of [row - 1, row, row + 1]) {
    const point = pointOf([level, Math.round(x - (r & 1) / 2), r])
    if (point === undefined) continue
    const spot = spotOf(point)
    const distance = Math.hypot(spot.x - x, spot.y - y)
    if (distance <= least) {
      best = point
      least = distance
    }
  }
  return best
}
