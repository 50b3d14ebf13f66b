import type { Seat } from '@turnwise/engine'
import { placeNamed } from '../game/board.ts'
import type { Demand } from '../game/content/types.ts'
import { demandsOn, sourcesOf } from '../game/demands.ts'
import { type Serving, servingOf } from '../game/serving.ts'
import type { View } from '../game/types.ts'
import type { Errand } from './picture.ts'

/** Where? Its sources, its city and the way between. */
export function errandOf(view: View, seat: Seat, demand: Demand): Errand | undefined {
  const target = placeNamed(demand.city)?.centre
  if (target === undefined) return undefined
  const serving = servingOf(view, seat, demand)
  return {
    sources: sourcesOf(demand.good, view.options.map).map(({ centre }) => centre),
    target,
    demand,
    serving,
    way: serving?.way ?? [],
  }
}

/** A demand in the hand with what serving it takes; undefined where it cannot be reached over land. */
export interface Offer {
  readonly card: number
  readonly demand: Demand
  readonly serving: Serving | undefined
  /** Among the three that pay best for what the player can afford. */
  readonly isGood: boolean
}

const SUGGESTED = 3

export function offersOf(view: View, seat: Seat): readonly Offer[] {
  const purse = view.players[seat]?.gp ?? 0
  const all = (view.players[seat]?.hand ?? []).flatMap(card =>
    demandsOn(card, view.options.map).map(demand => ({ card, demand, serving: servingOf(view, seat, demand) })),
  )
  const costOf = (serving: Serving | undefined) =>
    serving === undefined ? Number.POSITIVE_INFINITY : serving.gold + serving.tolls
  const worth = ({ demand, serving }: (typeof all)[number]) => demand.payoff - costOf(serving)
  const best = all
    .filter(({ serving }) => costOf(serving) <= purse)
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, SUGGESTED)
  return all.map(offer => ({ ...offer, isGood: best.includes(offer) }))
}
