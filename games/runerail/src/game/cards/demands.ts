import { CONTENT, DEMANDS, EVENTS } from '../content/index.ts'
import type { Demand } from '../content/types.ts'
import { EVENT_PARTS } from '../map/areas.ts'
import { endsOf, type Place, RIVER_BITS } from '../map/board.ts'
import { citiesOn, EXTENTS, type Extent, isOnMap } from '../map/extent.ts'

/** The cities that supply a good. */
export function sourcesOf(good: string, extent: Extent): readonly Place[] {
  return citiesOn(extent).filter(place => place.goods.includes(good))
}

const NONE: readonly Demand[] = []

/** Only demands that can be served: their city and a source of their good lie on the map of the match. */
const SERVABLE: ReadonlyMap<Extent, ReadonlyMap<number, readonly Demand[]>> = new Map(
  EXTENTS.map(extent => {
    const names = new Set(citiesOn(extent).map(({ name }) => name))
    const cards = CONTENT.demands.map(({ number, demands }): readonly [number, readonly Demand[]] => [
      number,
      extent === 'whole'
        ? demands
        : demands.filter(({ city, good }) => names.has(city) && sourcesOf(good, extent).length > 0),
    ])
    return [extent, new Map(cards)]
  }),
)

export function demandsOn(card: number, extent: Extent): readonly Demand[] {
  return SERVABLE.get(extent)?.get(card) ?? NONE
}

/** Whether anything that the card names lies on the map of the match. */
function matters(card: number, extent: Extent): boolean {
  return (EVENT_PARTS.get(card) ?? []).some(({ kind, mask, riverBits }) => {
    if (kind === 'rainbow-bridge') return extent === 'whole'
    if (riverBits !== 0) return RIVER_BITS.some((bits, link) => (bits & riverBits) !== 0 && isLinkOn(extent, link))
    return mask === undefined || mask.some((covered, point) => covered === 1 && isOnMap(extent, point))
  })
}

function isLinkOn(extent: Extent, link: number): boolean {
  return endsOf(link).every(end => isOnMap(extent, end))
}

/** D1: the deck of a match, demands and events together; cards that ask for nothing there are left out. */
const DECKS: ReadonlyMap<Extent, readonly number[]> = new Map(
  EXTENTS.map(extent => [
    extent,
    [
      ...[...DEMANDS.keys()].filter(card => demandsOn(card, extent).length > 0),
      ...[...EVENTS.keys()].filter(card => matters(card, extent)),
    ],
  ]),
)

export function cardsOn(extent: Extent): readonly number[] {
  return DECKS.get(extent) ?? []
}
