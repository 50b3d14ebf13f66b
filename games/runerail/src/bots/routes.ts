import { isPort, isShipPoint, majorAt, type Place, seaNeighbours, WAYS } from '../game/map/board.ts'
import { POINT_COUNT, type Point } from '../game/map/geometry.ts'
import { clearQueue, FAR, put, takeLightest, weightTaken } from '../game/track/search.ts'
import { FREE, type Graph, type Routes, SHUT, UNIT } from './graph.ts'

/** A node is a milepost on land, or, after all of those, one aboard a ship. */
export type RouteNode = number

/** The step back that a train on open track may not take (M2). */
export interface Barred {
  readonly from: Point
  readonly to: Point
}

const NOT_BARRED: Barred = { from: -1, to: -1 }
const NONE = new Int32Array()

/** Mileposts that lead on without track. */
const IS_SPECIAL = Uint8Array.from(FREE, (free, point) => (free.length > 0 || isPort(point) ? 1 : 0))

export function routesFrom(graph: Graph, starts: readonly RouteNode[], barred = NOT_BARRED): Routes {
  const nodes = graph.settings.voyage === null ? POINT_COUNT : 2 * POINT_COUNT
  const weight = new Int32Array(nodes).fill(FAR)
  const gold = new Int16Array(nodes)
  const steps = new Int16Array(nodes)
  const step = Math.round(graph.settings.step * UNIT)
  let spent = 0
  let gone = 0
  clearQueue()
  const offer: Offer = (to, by, cost, taken) => {
    const total = weightTaken() + by
    if (total >= (weight[to] ?? 0) || !put(to, total)) return
    weight[to] = total
    gold[to] = spent + cost
    steps[to] = gone + taken
  }
  for (const start of starts) offer(start, 0, 0, 0)
  for (let node = takeLightest(); node !== -1; node = takeLightest()) {
    if (weight[node] !== weightTaken()) continue
    spent = gold[node] ?? 0
    gone = steps[node] ?? 0
    if (node >= POINT_COUNT) {
      sail(graph, node, step, offer)
      continue
    }
    const ways = WAYS[node] ?? NONE
    for (let i = 0; i < ways.length; i += 2) {
      const way = ways[i] ?? 0
      const by = graph.weight[way] ?? SHUT
      const to = ways[i + 1] ?? 0
      if (by === SHUT || (node === barred.from && to === barred.to)) continue
      offer(to, by, graph.gold[way] ?? 0, 1)
    }
    if (IS_SPECIAL[node] === 0) continue
    for (const next of FREE[node] ?? []) {
      if (graph.isOpen(next) && (node !== barred.from || next !== barred.to)) offer(next, step, 0, 1)
    }
    leap(graph, node, step, offer)
  }
  return { weight, gold, steps }
}

type Offer = (to: RouteNode, by: number, cost: number, taken: number) => void

function leap(graph: Graph, point: Point, step: number, offer: Offer): void {
  const city = majorAt(point)
  if (city !== undefined) {
    for (const far of graph.leaps.get(city) ?? []) for (const to of far.points) offer(to, step, 0, 1)
  }
  const { voyage } = graph.settings
  if (voyage === null || !isPort(point)) return
  const by = Math.round(voyage.boarding * UNIT)
  offer(point + POINT_COUNT, by, 0, Math.round(by / step))
}

/** Voyages are weighed in gold alone; their time is in the weight, and counted as the steps a train could have gone. */
function sail(graph: Graph, node: RouteNode, step: number, offer: Offer): void {
  const by = Math.round((graph.settings.voyage?.step ?? 0) * UNIT)
  for (const next of seaNeighbours(node - POINT_COUNT)) {
    if (!graph.isOpen(next)) continue
    if (isShipPoint(next)) offer(next + POINT_COUNT, by, 0, Math.round(by / step))
    if (isPort(next)) offer(next, by, 0, Math.round(by / step))
  }
}

/** The milepost of a city that is reached best. */
export function bestPoint(routes: Routes, city: Place): Point {
  let best = city.centre
  for (const point of city.points) if ((routes.weight[point] ?? FAR) < (routes.weight[best] ?? FAR)) best = point
  return best
}

export function isReached(routes: Routes, node: RouteNode): boolean {
  return (routes.weight[node] ?? FAR) < FAR
}

/** The ways from a city to everywhere, searched once for each graph. */
export function routesOf(graph: Graph, city: Place): Routes {
  const known = graph.trees.get(city) ?? routesFrom(graph, city.points)
  graph.trees.set(city, known)
  return known
}
