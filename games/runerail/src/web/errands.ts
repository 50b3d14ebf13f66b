import type { Seat } from '@turnwise/engine'
import { PLACES, placeNamed } from '../game/board.ts'
import type { Demand } from '../game/content/types.ts'
import { DEMANDS } from '../game/content.ts'
import { pointOf } from '../game/geometry.ts'
import type { View } from '../game/types.ts'
import type { Errand } from './picture.ts'
import { cheapestWay, type Way } from './routes.ts'

/** The cheapest way to serve a demand: from the nearest source, or from the train that carries the good already. */
export function wayFor(view: View, seat: Seat, { good, city }: Demand): Way | undefined {
  const goal = new Set(placeNamed(city)?.points)
  const player = view.players[seat]
  const train = player?.at == null ? undefined : pointOf(player.at)
  const isAboard = player?.loads.includes(good) === true && train !== undefined
  const from = isAboard ? [train] : sourcesOf(good).flatMap(source => source.points)
  return cheapestWay(view, seat, from, point => goal.has(point), true)
}

export function sourcesOf(good: string) {
  return PLACES.filter(place => place.goods.includes(good))
}

/** Where? Its sources, its city and the way between. */
export function errandOf(view: View, seat: Seat, demand: Demand): Errand | undefined {
  const target = placeNamed(demand.city)?.centre
  if (target === undefined) return undefined
  return {
    sources: sourcesOf(demand.good).map(({ centre }) => centre),
    target,
    way: wayFor(view, seat, demand)?.points ?? [],
  }
}

/** What is still to be built for each demand in the hand, as far as it can be reached over land. */
export interface Offer {
  readonly card: number
  readonly demand: Demand
  readonly gold: number | undefined
  /** Among the three that pay best for what one can afford. */
  readonly isGood: boolean
}

const SUGGESTED = 3

export function offersOf(view: View, seat: Seat): readonly Offer[] {
  const purse = view.players[seat]?.gp ?? 0
  const all = (view.players[seat]?.hand ?? []).flatMap(card =>
    (DEMANDS.get(card)?.demands ?? []).map(demand => ({ card, demand, gold: wayFor(view, seat, demand)?.gold })),
  )
  const worth = ({ demand, gold }: (typeof all)[number]) => demand.payoff - (gold ?? 0)
  const best = all
    .filter(({ gold }) => gold !== undefined && gold <= purse)
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, SUGGESTED)
  return all.map(offer => ({ ...offer, isGood: best.includes(offer) }))
}
