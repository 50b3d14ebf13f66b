import type { Seat } from '@turnwise/engine'
import { playerOf, turnOf } from '../flow.ts'
import { majorAt, type Place, twinOf, WAYS } from '../map/board.ts'
import { citiesOn, isOnMap } from '../map/extent.ts'
import { POINT_COUNT, type Point } from '../map/geometry.ts'
import type { Shared } from '../types.ts'
import { buildableLinks } from './buildable.ts'
import { openStarts, touchedPoints } from './building.ts'
import type { Pair } from './cheapest-route.ts'
import { raceOf, SECTION_COSTS, SPENDING_LIMIT } from './costs.ts'
import { canLay } from './laying.ts'
import { type Search, search } from './search.ts'

const NONE = new Int32Array()

/** A whole line to a city that can be laid this turn. */
export interface CityLine {
  readonly city: Place
  readonly pairs: readonly Pair[]
}

/** The cheapest line to each city that money, limit and rules allow this turn; single sections are left out. */
export function cityLines(state: Shared, seat: Seat): readonly CityLine[] {
  const purse = Math.min(SPENDING_LIMIT - turnOf(state).spent, playerOf(state, seat).gp)
  const starts = openStarts(state, seat)
  const own = touchedPoints(state, seat)
  const fromAnywhere = linesFrom(state, seat, starts, purse)
  // To a major city a player leads what they have, although track could begin there too.
  const fromOwn = own.size === 0 ? undefined : linesFrom(state, seat, own, purse)
  return citiesOn(state.options.map).flatMap(city => {
    const lines =
      city.size !== 'major'
        ? fromAnywhere
        : (fromOwn ??
          linesFrom(
            state,
            seat,
            [...starts].filter(point => majorAt(point) !== city),
            purse,
          ))
    const [end] = city.points.toSorted((a, b) => (lines.weight[a] ?? 0) - (lines.weight[b] ?? 0))
    const pairs = end === undefined ? [] : traced(lines, end)
    return pairs.length < 2 || !canLay(state, seat, pairs) ? [] : [{ city, pairs }]
  })
}

/** New track from these mileposts, as far as the purse reaches. */
function linesFrom(state: Shared, seat: Seat, starts: Iterable<Point>, purse: number): Search {
  const open = buildableLinks(state, seat)
  const costs = SECTION_COSTS.get(raceOf(playerOf(state, seat))) ?? new Uint8Array()
  return search(POINT_COUNT, starts, (point, offer, spent) => {
    const ways = WAYS[point] ?? NONE
    for (let i = 0; i < ways.length; i += 2) {
      const way = ways[i] ?? 0
      const cost = costs[way] ?? 0
      if (open[way >> 1] === 1 && spent + cost <= purse) offer(ways[i + 1] ?? 0, cost)
    }
    const twin = twinOf(point)
    if (twin !== -1 && isOnMap(state.options.map, twin)) offer(twin, 0)
    return false
  })
}

function traced({ previous }: Search, end: Point): Pair[] {
  const pairs: Pair[] = []
  for (let at = end; ; ) {
    const start = previous[at] ?? -1
    if (start === -1) return pairs
    if (twinOf(start) !== at) pairs.unshift([start, at])
    at = start
  }
}
