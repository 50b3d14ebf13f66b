import type { Seat } from '@turnwise/engine'
import type { Onlooker } from './sight.ts'

/** Who sits at this device, and who looks at it. */
export interface Place {
  readonly own: readonly Seat[]
  readonly shown: Onlooker
  /** Who gets the device next, where its players may not see each other's views. */
  readonly handTo?: Seat
  /** The device is being handed over: nothing may be shown. */
  readonly isHidden: boolean
}

/** Who looks first: the player of this device who is to act, or its first; a spectator if it has no seat. */
export function firstPlace(
  own: readonly Seat[],
  toAct: readonly Seat[],
  keepsSecrets: boolean,
  isOver: boolean,
): Place {
  const shown = toAct.find(seat => own.includes(seat)) ?? own[0] ?? 'spectator'
  if (own.length < 2 || !keepsSecrets || isOver || shown === 'spectator') return { own, shown, isHidden: false }
  return { own, shown, handTo: shown, isHidden: true }
}

/** After a moment has settled: the device follows the player to act, or waits to be handed over. */
export function placeAfter(place: Place, toAct: readonly Seat[], keepsSecrets: boolean): Place {
  const { own, shown, isHidden } = place
  if (shown === 'spectator' || isHidden) return place
  const next = toAct.includes(shown) ? undefined : toAct.find(seat => own.includes(seat))
  if (next === undefined) return place.handTo === undefined ? place : { own, shown, isHidden }
  return keepsSecrets ? { own, shown, handTo: next, isHidden } : { own, shown: next, isHidden }
}

export function handedOver({ own, shown, handTo }: Place): Place {
  return { own, shown: handTo ?? shown, isHidden: false }
}
