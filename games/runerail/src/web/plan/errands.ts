import type { Seat } from '@turnwise/engine'
import { demandsOn, sourcesOf } from '../../game/cards/demands.ts'
import type { Demand } from '../../game/content/types.ts'
import { type Place, placeAt, placeNamed } from '../../game/map/board.ts'
import type { Point } from '../../game/map/geometry.ts'
import { type Serving, servingOf } from '../../game/track/serving.ts'
import type { View } from '../../game/types.ts'

/** What the map is asked about: a demand, by its card and its place on it, or where a good is supplied. */
export type Asked =
  | { readonly kind: 'demand'; readonly card: number; readonly index: number }
  | { readonly kind: 'good'; readonly good: string }

/** What a demand asks for: where it is supplied, where it is wanted, and the way between. */
export interface Errand {
  readonly sources: readonly Point[]
  /** Undefined where only its sources are asked for. */
  readonly target: Point | undefined
  /** Undefined where no way over land leads there. */
  readonly serving: Serving | undefined
  readonly way: readonly Point[]
}

/** A small sign on the map. */
export interface Flag {
  readonly at: Point
  readonly text: string
  readonly tone: 'place' | 'price'
}

export function isSame(a: Asked | undefined, b: Asked): boolean {
  if (a?.kind === 'demand') return b.kind === 'demand' && a.card === b.card && a.index === b.index
  return a?.kind === 'good' && b.kind === 'good' && a.good === b.good
}

/** The demand that is asked about, if a player holds its card. */
function demandAsked(view: View, asked: Asked | undefined): Demand | undefined {
  if (asked?.kind !== 'demand' || !view.players.some(({ hand }) => hand.includes(asked.card))) return undefined
  return demandsOn(asked.card, view.options.map)[asked.index]
}

const NO_WAY: readonly Point[] = []

/** The answer to a question: its sources, its city and the way between. */
export function errandOf(view: View, seat: Seat, asked: Asked | undefined): Errand | undefined {
  const centres = (good: string) => sourcesOf(good, view.options.map).map(({ centre }) => centre)
  if (asked?.kind === 'good') {
    return { sources: centres(asked.good), target: undefined, serving: undefined, way: NO_WAY }
  }
  const demand = demandAsked(view, asked)
  if (demand === undefined) return undefined
  const serving = servingOf(view, seat, demand)
  return {
    sources: centres(demand.good),
    target: placeNamed(demand.city)?.centre,
    serving,
    way: serving?.way ?? NO_WAY,
  }
}

/** What must come into view to see all of it. */
export function pointsOf({ sources, target, serving, way }: Errand): readonly Point[] {
  const ends = target === undefined ? [] : [target]
  return way.length > 0 ? [...ends, ...way, ...(serving?.sections.flat() ?? [])] : [...ends, ...sources]
}

/** The cities that the answer is about: where the good is, where it goes, and what the way passes. */
export function citiesOf({ sources, target, way }: Errand): readonly Place[] {
  const ends = target === undefined ? sources : [...sources, target]
  return [...new Set([...ends, ...way].flatMap(point => placeAt(point) ?? []))]
}

/** The signs that say what happens where. */
export function flagsOf(view: View, asked: Asked | undefined, errand: Errand | undefined): readonly Flag[] {
  const demand = demandAsked(view, asked)
  const { serving } = errand ?? {}
  if (demand === undefined || serving === undefined) return []
  const flags: Flag[] = [
    { at: serving.city.centre, text: `${serving.city.name}, +${demand.payoff} gold`, tone: 'place' },
  ]
  if (serving.source !== null)
    flags.push({ at: serving.source.centre, text: `${demand.good} in ${serving.source.name}`, tone: 'place' })
  return [...flags, ...priceFlag(serving.sections, serving.gold)]
}

/** What track costs, in its middle. */
export function priceFlag(pairs: readonly (readonly [Point, Point])[], gold: number): readonly Flag[] {
  const middle = pairs[Math.floor(pairs.length / 2)]
  if (middle === undefined) return []
  const sections = pairs.length === 1 ? '1 section' : `${pairs.length} sections`
  return [{ at: middle[0], text: `${gold} gold, ${sections}`, tone: 'price' }]
}
