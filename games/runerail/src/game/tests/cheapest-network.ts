import { linksAt, MAGIC, MAJORS, majorAt, otherEnd, type Place, RAINBOW, twinOf } from '../map/board.ts'
import { POINT_COUNT, type Point } from '../map/geometry.ts'
import { sectionCost } from '../track/costs.ts'

/**
 * The least cost of joining this many major cities, by shortest build paths laid outward from the cities, without a
 * foreman (11.6, test 9): the tree grown from each city in turn by its nearest unjoined city, the cheapest of them.
 */
export function cheapestNetwork(cities: number, rainbow: boolean): number {
  return Math.min(...MAJORS.map(first => growFrom(first, cities, rainbow)))
}

function growFrom(first: Place, cities: number, rainbow: boolean): number {
  const pairs = rainbow ? [MAGIC, RAINBOW] : [MAGIC]
  const joined = new Set<Place>()
  const tree = new Set<Point>()
  const join = (city: Place) => {
    if (joined.has(city)) return
    joined.add(city)
    for (const point of city.points) tree.add(point)
    for (const [one, other] of pairs) if (city === one || city === other) join(city === one ? other : one)
  }
  join(first)
  let total = 0
  while (joined.size < cities) {
    const { cost, previous } = costsFrom(tree)
    const entries = MAJORS.filter(city => !joined.has(city)).flatMap(city =>
      city.points.map(point => ({ city, point })),
    )
    const [nearest] = entries.toSorted((a, b) => (cost[a.point] ?? 0) - (cost[b.point] ?? 0))
    if (nearest === undefined) break
    total += cost[nearest.point] ?? 0
    for (let at = nearest.point; at !== -1 && !tree.has(at); at = previous[at] ?? -1) tree.add(at)
    join(nearest.city)
  }
  return total
}

/** Dijkstra over build costs; the last section may be laid outward from the city for the terrain of its other end (K5). */
function costsFrom(tree: ReadonlySet<Point>): { cost: Float64Array; previous: Int32Array } {
  const cost = new Float64Array(POINT_COUNT).fill(Number.POSITIVE_INFINITY)
  const previous = new Int32Array(POINT_COUNT).fill(-1)
  const buckets: Point[][] = [[]]
  const offer = (point: Point, price: number, from: Point) => {
    if (price >= (cost[point] ?? 0)) return
    cost[point] = price
    previous[point] = from
    while (buckets.length <= price) buckets.push([])
    buckets[price]?.push(point)
  }
  for (const point of tree) offer(point, 0, -1)
  for (let price = 0; price < buckets.length; price++) {
    for (const point of buckets[price] ?? []) {
      if (cost[point] !== price) continue
      const twin = twinOf(point)
      if (twin !== -1) offer(twin, price, point)
      for (const link of linksAt(point)) {
        const end = otherEnd(link, point)
        const outward = majorAt(end) !== undefined ? sectionCost(link, point, undefined) : Number.POSITIVE_INFINITY
        offer(end, price + Math.min(sectionCost(link, end, undefined), outward), point)
      }
    }
  }
  return { cost, previous }
}
