import { useMemo, useState } from 'react'
import { demandsOn } from '../game/demands.ts'
import type { Point } from '../game/geometry.ts'
import type { View } from '../game/types.ts'
import { errandOf, type Offer, offersOf } from './errands.ts'
import { type Asked, isSame } from './hand.tsx'
import type { Errand } from './picture.ts'

export interface ErrandModel {
  readonly errand: Errand | undefined
  readonly offers: readonly Offer[]
  readonly pinned: Asked | undefined
  look(asked: Asked | undefined): void
  /** Keeps it shown, or lets it go; gives what the map should then bring into view. */
  pin(asked: Asked): readonly Point[]
  unpin(): void
}

/** Which demand is asked about, and the answer. */
export function useErrand(view: View, seat: number): ErrandModel {
  const [looked, look] = useState<Asked>()
  const [pinned, setPinned] = useState<Asked>()
  const asked = looked ?? pinned
  const errand = useMemo(() => find(view, seat, asked), [view, seat, asked])
  // Once a turn, not at every section that somebody lays: nine ways are not found for nothing.
  const moment = `${seat} ${view.stage} ${view.step} ${view.turn} ${view.players[seat]?.hand.join(' ')}`
  const [known, setKnown] = useState(() => ({ moment, offers: offersOf(view, seat) }))
  if (known.moment !== moment) setKnown({ moment, offers: offersOf(view, seat) })
  return {
    errand,
    offers: known.offers,
    pinned,
    look,
    unpin: () => setPinned(undefined),
    pin(which) {
      const isOff = isSame(pinned, which)
      setPinned(isOff ? undefined : which)
      // What still has the focus would go on being looked at.
      if (isOff) look(undefined)
      const found = isOff ? undefined : find(view, seat, which)
      return found === undefined ? [] : [found.target, ...(found.way.length > 0 ? found.way : found.sources)]
    },
  }
}

/** Only of a card that is still held. */
function find(view: View, seat: number, which: Asked | undefined): Errand | undefined {
  const demand = which === undefined ? undefined : demandsOn(which.card, view.options.map)[which.index]
  const isHeld = which !== undefined && view.players[seat]?.hand.includes(which.card) === true
  return demand === undefined || !isHeld ? undefined : errandOf(view, seat, demand)
}
