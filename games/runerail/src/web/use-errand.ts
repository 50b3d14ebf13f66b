import { useMemo, useState } from 'react'
import { DEMANDS } from '../game/content.ts'
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
  const find = (which: Asked | undefined) => {
    const demand = which === undefined ? undefined : DEMANDS.get(which.card)?.demands[which.index]
    const isHeld = which !== undefined && view.players[seat]?.hand.includes(which.card) === true
    return demand === undefined || !isHeld ? undefined : errandOf(view, seat, demand)
  }
  const errand = useMemo(() => find(asked), [asked, view, seat])
  // Once a turn, not at every section that somebody lays: nine ways are not found for nothing.
  const moment = `${view.stage} ${view.step} ${view.turn} ${view.players[seat]?.hand.join(' ')}`
  const { offers } = useMemo(() => ({ moment, offers: offersOf(view, seat) }), [moment, seat])
  return {
    errand,
    offers,
    pinned,
    look,
    unpin: () => setPinned(undefined),
    pin(which) {
      const isOff = isSame(pinned, which)
      setPinned(isOff ? undefined : which)
      const found = isOff ? undefined : find(which)
      return found === undefined ? [] : [found.target, ...(found.way.length > 0 ? found.way : found.sources)]
    },
  }
}
