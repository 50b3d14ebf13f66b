import type { Seat } from '@turnwise/engine'
import { linkBetween, linksAt, majorAt, otherEnd, twinOf } from '../game/board.ts'
import { priceOf } from '../game/building.ts'
import { isBuildingForbidden, isMagicOn, magicTwins } from '../game/effects.ts'
import { neighboursOf, POINT_COUNT, type Point } from '../game/geometry.ts'
import { indexOf } from '../game/track.ts'
import type { Shared } from '../game/types.ts'

/** A way over land, with what of it is still to be built. */
export interface Way {
  readonly points: readonly Point[]
  readonly gold: number
  readonly sections: readonly (readonly [Point, Point])[]
}

/** Gold counts first, then steps: what a step over each kind of way weighs. */
const GOLD = 20
const STEP = 1
const RIVAL_STEP = 6

/**
 * The cheapest way from any of these mileposts, by own track, free ways and what the player would have to build. The rules
 * give the prices and the owners; whether each section may be laid is theirs to say when it is planned.
 */
export function cheapestWay(
  state: Shared,
  seat: Seat,
  from: Iterable<Point>,
  isGoal: (point: Point) => boolean,
  useRivals: boolean,
): Way | undefined {
  const { owner } = indexOf(state.track)
  const weight = new Float64Array(POINT_COUNT).fill(Number.POSITIVE_INFINITY)
  const previous = new Int32Array(POINT_COUNT).fill(-1)
  const buckets: Point[][] = []
  const offer = (point: Point, to: number, by: Point) => {
    if (to >= (weight[point] ?? 0)) return
    weight[point] = to
    previous[point] = by
    const bucket = buckets[to]
    if (bucket === undefined) buckets[to] = [point]
    else bucket.push(point)
  }
  for (const point of from) offer(point, 0, -1)
  for (let now = 0; now < buckets.length; now++) {
    for (const point of buckets[now] ?? []) {
      if (weight[point] !== now) continue
      if (isGoal(point)) return wayTo(state, seat, point, previous)
      for (const link of linksAt(point)) {
        const end = otherEnd(link, point)
        const whose = owner[link] ?? -1
        if (whose === seat) offer(end, now + STEP, point)
        else if (whose !== -1) {
          if (useRivals) offer(end, now + RIVAL_STEP, point)
        } else if (!isBuildingForbidden(state.effects, link, seat)) {
          offer(end, now + STEP + GOLD * priceOf(state, seat, link, end).cost, point)
        }
      }
      for (const next of freeWays(state, point)) offer(next, now + STEP, point)
    }
  }
  return undefined
}

function freeWays(state: Shared, point: Point): readonly Point[] {
  const twin = twinOf(point)
  const city = majorAt(point)
  const inside = city === undefined ? [] : neighboursOf(point).filter(next => majorAt(next) === city)
  const far =
    city === undefined || !isMagicOn(state.effects)
      ? []
      : magicTwins(state.effects, city).flatMap(other => other.points)
  return [...(twin === -1 ? [] : [twin]), ...inside, ...far]
}

function wayTo(state: Shared, seat: Seat, end: Point, previous: Int32Array): Way {
  const points: Point[] = []
  for (let at = end; at !== -1; at = previous[at] ?? -1) points.unshift(at)
  const { owner } = indexOf(state.track)
  const sections: [Point, Point][] = []
  let gold = 0
  for (const [i, point] of points.entries()) {
    const next = points[i + 1]
    const link = next === undefined ? undefined : linkBetween(point, next)
    if (next === undefined || link === undefined || (owner[link] ?? -1) !== -1) continue
    sections.push([point, next])
    gold += priceOf(state, seat, link, next).cost
  }
  return { points, gold, sections }
}
