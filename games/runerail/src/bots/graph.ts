import type { Seat } from '@turnwise/engine'
import { hasRainbow, isMagicOn, magicTwins } from '../game/cards/effects.ts'
import { inPlay, playerOf } from '../game/flow.ts'
import { majorAt, type Place, twinOf } from '../game/map/board.ts'
import { isOnMap, majorsOn } from '../game/map/extent.ts'
import { neighboursOf, POINT_COUNT, type Point } from '../game/map/geometry.ts'
import { buildableLinks } from '../game/track/buildable.ts'
import { raceOf, SECTION_COSTS } from '../game/track/costs.ts'
import { indexOf } from '../game/track/track.ts'
import type { View } from '../game/types.ts'

/** Everything is weighed in tenths of a gold piece, so that the search works with whole numbers. */
export const UNIT = 10

/** A link that cannot be used at all. */
export const SHUT = -1

export interface GraphSettings {
  /** What one step is worth, in gold. */
  readonly step: number
  /** The estimated toll of a step on rival track, in gold; null: never ride there. */
  readonly rival: number | null
  /** The estimated cost of boarding and landing, and of a step at sea, in gold; null: never sail. */
  readonly voyage: { readonly boarding: number; readonly step: number } | null
}

/** Steps that need no track, the magical ones apart: inside major cities, and entrances. */
export const FREE: readonly (readonly Point[])[] = Array.from({ length: POINT_COUNT }, (_, point) => {
  const city = majorAt(point)
  const inside = city === undefined ? [] : neighboursOf(point).filter(next => majorAt(next) === city)
  return twinOf(point) === -1 ? inside : [...inside, twinOf(point)]
})

/** The best ways from some mileposts to everywhere, by weight. */
export interface Routes {
  readonly weight: Int32Array
  readonly gold: Int16Array
  readonly steps: Int16Array
}

/** The map as one player sees it at one moment. */
export interface Graph {
  readonly settings: GraphSettings
  /** By way: gold to build it, 0 where track lies. */
  readonly gold: Uint8Array
  /** By way, in tenths of gold, the estimated cost of using it once; or SHUT. */
  readonly weight: Int16Array
  /** Magical links that are open now. */
  readonly leaps: ReadonlyMap<Place, readonly Place[]>
  /** Whether a milepost lies on the map of the match. */
  readonly isOpen: (point: Point) => boolean
  /** Ways from cities, computed on demand. */
  readonly trees: Map<Place, Routes>
}

const GRAPHS = new WeakMap<View['track'], Map<string, Graph>>()

/** Made once for each track, foreman and state of the magical links. */
export function graphOf(view: View, seat: Seat, settings: GraphSettings): Graph {
  const race = raceOf(playerOf(view, seat))
  const magic = isMagicOn(view.effects)
  const claims = view.rightOfWay.filter(claim => claim.owner !== seat).map(claim => claim.link)
  const key = [
    seat,
    race,
    view.options.map,
    JSON.stringify(settings),
    magic,
    hasRainbow(view.effects),
    inPlay(view).length,
    ...claims,
  ].join(' ')
  const known = GRAPHS.get(view.track) ?? new Map<string, Graph>()
  GRAPHS.set(view.track, known)
  const graph = known.get(key) ?? makeGraph(view, seat, settings, magic)
  known.set(key, graph)
  return graph
}

function makeGraph(view: View, seat: Seat, settings: GraphSettings, magic: boolean): Graph {
  const race = raceOf(playerOf(view, seat))
  // A Troll builds nothing above ground: plan with the map's own prices, and exchange it before building.
  const gold = Uint8Array.from(SECTION_COSTS.get(race === 'troll' ? undefined : race) ?? [])
  const step = Math.round(settings.step * UNIT)
  const weight = new Int16Array(gold.length)
  for (let way = 0; way < weight.length; way++) weight[way] = step + UNIT * (gold[way] ?? 0)
  const { owner, links } = indexOf(view.track)
  const onRival = settings.rival === null ? SHUT : step + Math.round(settings.rival * UNIT)
  for (const [seatOfLinks, built] of links.entries()) {
    for (const link of built) {
      gold[2 * link] = gold[2 * link + 1] = 0
      weight[2 * link] = weight[2 * link + 1] = seatOfLinks === seat ? step : onRival
    }
  }
  for (const [link, isOpen] of buildableLinks(view, seat).entries()) {
    if (isOpen === 0 && owner[link] === -1) weight[2 * link] = weight[2 * link + 1] = SHUT
  }
  const { map } = view.options
  const isHere = (city: Place) => isOnMap(map, city.centre)
  const leaps = new Map(majorsOn(map).map(city => [city, magic ? magicTwins(view.effects, city).filter(isHere) : []]))
  return { settings, gold, weight, leaps, isOpen: point => isOnMap(map, point), trees: new Map() }
}
