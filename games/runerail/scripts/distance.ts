import { isLand, isPort, isShipPoint, MAGIC, PLACES, type Place, twinOf } from '../src/game/map/board.ts'
import { isUnderground, neighboursOf, POINT_COUNT, type Point } from '../src/game/map/geometry.ts'

const BOARDING = 5
const LANDING = 5

/**
 * The shortest way from one of the cities to each milepost (E3): 1 for each land link and each sea step, 5 for boarding
 * and 5 for landing, the magical connection as one link, entrances only where `under` says that an end is below.
 */
function waysFrom(sources: readonly Place[], under: boolean): { land: Float64Array; sea: Float64Array } {
  // Twice the points: on land, and aboard a ship.
  const best = new Float64Array(2 * POINT_COUNT).fill(Number.POSITIVE_INFINITY)
  const buckets: number[][] = [[]]
  const offer = (node: number, cost: number) => {
    if (cost >= (best[node] ?? 0)) return
    best[node] = cost
    while (buckets.length <= cost) buckets.push([])
    buckets[cost]?.push(node)
  }
  for (const source of sources) for (const point of source.points) offer(point, 0)
  for (let cost = 0; cost < buckets.length; cost++) {
    for (const node of buckets[cost] ?? []) {
      if (best[node] === cost) expand(node, cost, under, offer)
    }
  }
  return { land: best.subarray(0, POINT_COUNT), sea: best.subarray(POINT_COUNT) }
}

function expand(node: number, cost: number, under: boolean, offer: (node: number, cost: number) => void): void {
  if (node >= POINT_COUNT) {
    const point: Point = node - POINT_COUNT
    for (const next of neighboursOf(point)) {
      if (isShipPoint(next)) offer(POINT_COUNT + next, cost + 1)
      if (isPort(next)) offer(next, cost + 1 + LANDING)
    }
    return
  }
  for (const next of neighboursOf(node)) if (isLand(next)) offer(next, cost + 1)
  if (isPort(node)) offer(POINT_COUNT + node, cost + BOARDING)
  const twin = twinOf(node)
  if (under && twin !== -1) offer(twin, cost + 1)
  for (const [one, other] of [MAGIC, [MAGIC[1], MAGIC[0]] as const]) {
    if (one.points.includes(node)) for (const point of other.points) offer(point, cost + 1)
  }
}

/** D(good, city) of E3. */
export function demandDistance(good: string, city: Place): number {
  const ways = [false, true].map(under => {
    const sources = PLACES.filter(place => {
      return place.goods.includes(good) && (isUnderground(place.centre) || isUnderground(city.centre)) === under
    })
    if (sources.length === 0) return Number.POSITIVE_INFINITY
    const { land } = waysFrom(sources, under)
    return Math.min(...city.points.map(point => land[point] ?? Number.POSITIVE_INFINITY))
  })
  return Math.min(...ways)
}

/** E4, before the jitter and the rounding. */
export function basePayoff(distance: number): number {
  return 4 + 0.8 * distance
}
