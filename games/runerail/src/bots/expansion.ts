import type { Seat } from '@turnwise/engine'
import { hasRainbow } from '../game/cards/effects.ts'
import { endsOf, type LinkId, MAGIC, majorAt, type Place, RAINBOW, twinOf } from '../game/map/board.ts'
import { majorsOn } from '../game/map/extent.ts'
import type { Point } from '../game/map/geometry.ts'
import { cheapestRoute, type Pair } from '../game/track/cheapest-route.ts'
import { indexOf } from '../game/track/track.ts'
import type { View } from '../game/types.ts'

export interface Expansion {
  readonly sections: readonly Pair[]
  readonly gold: number
}

/** The cheapest own track that joins one more major city to the largest part of the network; undefined with no track. */
export function nextExpansion(view: View, seat: Seat): Expansion | undefined {
  const links = indexOf(view.track).links[seat] ?? []
  const main = mainPart(view, links)
  if (main.points.size === 0) return undefined
  const outside = majorsOn(view.options.map).filter(city => !main.cities.has(city))
  const goal = new Set(outside.flatMap(city => city.points))
  const route = cheapestRoute(view, seat, main.points, goal, { rival: null })
  return route === undefined ? undefined : { sections: route.sections, gold: route.gold }
}

/** The part of the network that joins most major cities. Strikes pass, so they are not counted. */
function mainPart(view: View, links: readonly LinkId[]): { points: Set<Point>; cities: Set<Place> } {
  const at = new Map<Point, Point[]>()
  const join = (a: Point, b: Point) => {
    at.set(a, [...(at.get(a) ?? []), b])
    at.set(b, [...(at.get(b) ?? []), a])
  }
  for (const link of links) join(...endsOf(link))
  const pairs = view.options.map !== 'whole' ? [] : hasRainbow(view.effects) ? [MAGIC, RAINBOW] : [MAGIC]
  const nextTo = (point: Point): readonly Point[] => {
    const city = majorAt(point)
    const far = pairs.flatMap(([one, other]) => (city === one ? other.points : city === other ? one.points : []))
    const twin = twinOf(point)
    return [...(at.get(point) ?? []), ...(city?.points ?? []), ...far, ...(twin === -1 ? [] : [twin])]
  }
  const seen = new Set<Point>()
  let best = { points: new Set<Point>(), cities: new Set<Place>() }
  for (const start of at.keys()) {
    if (seen.has(start)) continue
    const part = { points: new Set([start]), cities: new Set<Place>() }
    for (const point of part.points) {
      seen.add(point)
      const city = majorAt(point)
      if (city !== undefined) part.cities.add(city)
      for (const next of nextTo(point)) part.points.add(next)
    }
    if (best.points.size === 0 || part.cities.size > best.cities.size) best = part
  }
  return best
}
