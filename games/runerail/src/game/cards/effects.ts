import type { Seat } from '@turnwise/engine'
import type { EffectKind } from '../content/types.ts'
import { crossesRiver, lastingPart, type PlacedPart } from '../map/areas.ts'
import { endsOf, type LinkId, MAGIC, PLACES, type Place, RAINBOW } from '../map/board.ts'
import type { Point } from '../map/geometry.ts'
import type { Effect } from '../types.ts'

export type Effects = readonly Effect[]

export function isInForce(effects: Effects, kind: EffectKind): boolean {
  for (const effect of effects) if (effect.kind === kind) return true
  return false
}

function partOf(effect: Effect): PlacedPart | undefined {
  return lastingPart(effect.card, effect.kind)
}

function coversPoint(effects: Effects, kind: EffectKind, point: Point): boolean {
  return effects.some(effect => effect.kind === kind && partOf(effect)?.mask?.[point] === 1)
}

/** M8. */
export function isHalted(effects: Effects, point: Point): boolean {
  return effects.length > 0 && coversPoint(effects, 'halted', point)
}

/** M7. */
export function isHalfRate(effects: Effects, point: Point): boolean {
  return effects.length > 0 && coversPoint(effects, 'half-rate', point)
}

/** Effect 7; a major city is judged by its centre (5.2). */
export function isClosed(effects: Effects, city: Place): boolean {
  return coversPoint(effects, 'no-load-exchange', city.centre)
}

/** Where an effect holds; trade rests in cities only, which are judged by their centres. Nowhere for one without an area. */
export function pointsUnder(effect: Effect): readonly Point[] {
  const mask = partOf(effect)?.mask
  if (mask === undefined) return []
  const points = effect.kind === 'no-load-exchange' ? PLACES.map(({ centre }) => centre) : mask.keys()
  return [...points].filter(point => mask[point] === 1)
}

/** Rivers over which no track can be built now, by name. */
export function floodedRivers(effects: Effects): readonly string[] {
  return effects.flatMap(effect => (effect.kind === 'no-build' ? (partOf(effect)?.rivers ?? []) : []))
}

/** K11. */
export function isBuildingForbidden(effects: Effects, link: LinkId, seat: Seat): boolean {
  return effects.some(effect => {
    if (effect.kind !== 'no-build' || (effect.player !== null && effect.player !== seat)) return false
    const part = partOf(effect)
    if (part === undefined) return false
    if (part.mask !== undefined) return endsOf(link).some(end => part.mask?.[end] === 1)
    return part.riverBits === 0 || crossesRiver(link, part.riverBits)
  })
}

/** Does an event keep this player from building anywhere at all? */
export function isBuildingStopped(effects: Effects, seat: Seat): boolean {
  return effects.some(effect => {
    if (effect.kind !== 'no-build' || (effect.player !== null && effect.player !== seat)) return false
    const part = partOf(effect)
    return part !== undefined && part.mask === undefined && part.riverBits === 0
  })
}

/** Strikes suspend both magical links, for travel and for victory (effect 9). */
export function isMagicOn(effects: Effects): boolean {
  return !isInForce(effects, 'magic-suspended')
}

export function hasRainbow(effects: Effects): boolean {
  return isInForce(effects, 'rainbow-bridge')
}

/** The far city of each magical link that ends in this one, whether or not a strike suspends it. */
export function magicTwins(effects: Effects, city: Place): readonly Place[] {
  const pairs = hasRainbow(effects) ? [MAGIC, RAINBOW] : [MAGIC]
  return pairs.flatMap(([one, other]) => (city === one ? [other] : city === other ? [one] : []))
}
