import type { Seat } from '@turnwise/engine'
import { demandsOn, sourcesOf } from '../cards/demands.ts'
import type { Demand } from '../content/types.ts'
import { playerOf } from '../flow.ts'
import { type Place, placeNamed } from '../map/board.ts'
import { type Point, pointOf } from '../map/geometry.ts'
import type { Shared } from '../types.ts'
import { cheapestRoute, type Pair, type Route } from './cheapest-route.ts'
import { TOLL } from './costs.ts'
import { linksOf, priceOfSections } from './laying.ts'

/** What serving a demand takes. */
export interface Serving {
  /** Where the load is picked up; null where it is aboard. */
  readonly source: Place | null
  readonly city: Place
  /** The way of the load, from its source or from the train to the city. */
  readonly way: readonly Point[]
  /** What must be built, in an order in which it can be laid. */
  readonly sections: readonly Pair[]
  /** What that costs, bribes included. */
  readonly gold: number
  /** What the owners of track on the way get for one passage. */
  readonly tolls: number
}

/**
 * The cheapest way to serve a demand that was found: from the train (once it is placed) to a source and on to the city, or
 * only on to the city with what is aboard. All of it is priced as it will be built, from own track or a major city.
 * Undefined where no way over land leads there.
 */
export function servingOf(state: Shared, seat: Seat, { good, city: name }: Demand): Serving | undefined {
  const city = placeNamed(name)
  if (city === undefined) return undefined
  const { at, ship, loads } = playerOf(state, seat)
  const train = at === null || ship !== null ? undefined : pointOf(at)
  const goal = new Set(city.points)
  if (loads.includes(good)) {
    const route = train === undefined ? undefined : cheapestRoute(state, seat, [train], goal)
    return route === undefined ? undefined : servingBy(state, seat, null, city, route, [route])
  }
  const sources = sourcesOf(good, state.options.map)
  const load = cheapestRoute(
    state,
    seat,
    sources.flatMap(({ points }) => points),
    goal,
  )
  if (load === undefined) return undefined
  const sourceAt = (point: Point | undefined) => sources.find(({ points }) => points.some(each => each === point))
  const source = sourceAt(load.points[0])
  if (source === undefined) return undefined
  if (train === undefined) return servingBy(state, seat, source, city, load, [load])
  // Two orders of joining three places; the cheaper one is taken.
  const toLine = cheapestRoute(state, seat, [train], new Set([...load.points, ...source.points]), {
    built: linksOf(load.sections),
  })
  const lineFirst = toLine === undefined ? undefined : servingBy(state, seat, source, city, load, [load, toLine])
  const toSource = cheapestRoute(state, seat, [train], new Set(sources.flatMap(({ points }) => points)))
  const nearest = sourceAt(toSource?.points.at(-1))
  const onward =
    toSource === undefined || nearest === undefined
      ? undefined
      : cheapestRoute(state, seat, nearest.points, goal, { built: linksOf(toSource.sections) })
  if (toSource === undefined || nearest === undefined || onward === undefined) return lineFirst
  const sourceFirst = servingBy(state, seat, nearest, city, onward, [toSource, onward])
  return lineFirst === undefined || sourceFirst.gold < lineFirst.gold ? sourceFirst : lineFirst
}

/** `load` is the way of the load; `routes` is all that must be built for it, in that order. */
function servingBy(
  state: Shared,
  seat: Seat,
  source: Place | null,
  city: Place,
  load: Route,
  routes: readonly Route[],
): Serving {
  const sections = routes.flatMap(route => route.sections)
  const rivals = new Set(routes.flatMap(route => route.rivals))
  return {
    source,
    city,
    way: load.points,
    sections,
    gold: priceOfSections(state, seat, sections),
    tolls: TOLL * rivals.size,
  }
}

/** A demand in the hand with what serving it takes; undefined where it cannot be reached over land. */
export interface PricedDemand {
  readonly card: number
  readonly demand: Demand
  readonly serving: Serving | undefined
}

export function demandsInHand(state: Shared, seat: Seat): readonly Pick<PricedDemand, 'card' | 'demand'>[] {
  return playerOf(state, seat).hand.flatMap(card =>
    demandsOn(card, state.options.map).map(demand => ({ card, demand })),
  )
}

/** How many demands are worth a look. */
const SUGGESTED = 3

/** Those that pay best for what the player can afford. */
export function bestPriced(demands: readonly PricedDemand[], purse: number): readonly PricedDemand[] {
  const costOf = ({ serving }: PricedDemand) =>
    serving === undefined ? Number.POSITIVE_INFINITY : serving.gold + serving.tolls
  return demands
    .filter(demand => costOf(demand) <= purse)
    .toSorted((a, b) => b.demand.payoff - costOf(b) - (a.demand.payoff - costOf(a)))
    .slice(0, SUGGESTED)
}
