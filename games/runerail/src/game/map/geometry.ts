import { CONTENT } from '../content/index.ts'
import { HEX_DIRECTIONS, type HexDirection, type Milepost, TERRAINS, type Terrain } from '../content/types.ts'

/** A milepost as one number, ordered by (map, r, q) like the ends of a link (B5): the form that all tables use. */
export type Point = number

const { surface, under } = CONTENT
const UNDER_BASE = surface.width * surface.height
const CELLS = surface.cells + under.cells

export const POINT_COUNT = CELLS.length

/** Undefined off the map. */
export function pointOf([map, q, r]: Milepost): Point | undefined {
  const grid = map === 0 ? surface : map === 1 ? under : undefined
  if (grid === undefined || q < 0 || r < 0 || q >= grid.width || r >= grid.height) return undefined
  return (map === 0 ? 0 : UNDER_BASE) + r * grid.width + q
}

const MILEPOSTS: readonly Milepost[] = Array.from({ length: POINT_COUNT }, (_, point): Milepost => {
  if (point < UNDER_BASE) return [0, point % surface.width, Math.floor(point / surface.width)]
  const rest = point - UNDER_BASE
  return [1, rest % under.width, Math.floor(rest / under.width)]
})

export function milepostOf(point: Point): Milepost {
  const milepost = MILEPOSTS[point]
  if (milepost === undefined) throw new RangeError(`no milepost ${point}`)
  return milepost
}

export function mapOf(point: Point): number {
  return point < UNDER_BASE ? 0 : 1
}

export function isUnderground(point: Point): boolean {
  return point >= UNDER_BASE
}

const TERRAIN: readonly Terrain[] = [...CELLS].map(cell => TERRAINS.find(terrain => terrain === cell) ?? '#')

export function terrainAt(point: Point): Terrain {
  return TERRAIN[point] ?? '#'
}

/** B3, for even and odd rows. */
const STEPS: Readonly<
  Record<HexDirection, readonly [even: readonly [number, number], odd: readonly [number, number]]>
> = {
  E: [
    [1, 0],
    [1, 0],
  ],
  W: [
    [-1, 0],
    [-1, 0],
  ],
  NE: [
    [0, -1],
    [1, -1],
  ],
  NW: [
    [-1, -1],
    [0, -1],
  ],
  SE: [
    [0, 1],
    [1, 1],
  ],
  SW: [
    [-1, 1],
    [0, 1],
  ],
}

export function stepFrom([map, q, r]: Milepost, direction: HexDirection): Milepost {
  const [dq, dr] = STEPS[direction][(r & 1) === 0 ? 0 : 1]
  return [map, q + dq, r + dr]
}

const NEIGHBOURS: readonly (readonly Point[])[] = MILEPOSTS.map(milepost =>
  HEX_DIRECTIONS.flatMap(direction => pointOf(stepFrom(milepost, direction)) ?? []),
)

/** On the same map, void and sea included. */
export function neighboursOf(point: Point): readonly Point[] {
  return NEIGHBOURS[point] ?? []
}

/** B4; Infinity between the maps, and so never to be put into a state. */
export function hexDistance(a: Point, b: Point): number {
  const [mapA, qa, ra] = milepostOf(a)
  const [mapB, qb, rb] = milepostOf(b)
  if (mapA !== mapB) return Number.POSITIVE_INFINITY
  const dx = qa - (ra - (ra & 1)) / 2 - (qb - (rb - (rb & 1)) / 2)
  const dz = ra - rb
  return Math.max(Math.abs(dx), Math.abs(dz), Math.abs(dx + dz))
}

/** Steps to the nearest of the sources over `open` mileposts; -1 where none is reached. */
export function spread(sources: Iterable<Point>, open: (point: Point) => boolean = () => true): Int16Array {
  const distance = new Int16Array(POINT_COUNT).fill(-1)
  const queue: Point[] = []
  for (const source of sources) {
    distance[source] = 0
    queue.push(source)
  }
  for (let head = 0; head < queue.length; head++) {
    const point = queue[head] ?? 0
    for (const next of neighboursOf(point)) {
      if (distance[next] !== -1 || !open(next)) continue
      distance[next] = (distance[point] ?? 0) + 1
      queue.push(next)
    }
  }
  return distance
}

export function sameMilepost(a: Milepost, b: Milepost): boolean {
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2]
}

export function pointAt(at: Milepost | null): Point | undefined {
  return at === null ? undefined : pointOf(at)
}
