import { useEffect, useMemo, useState } from 'react'
import type { Point } from '../../game/map/geometry.ts'
import { demandsInHand, type PricedDemand, servingOf } from '../../game/track/serving.ts'
import { indexOf } from '../../game/track/track.ts'
import type { View } from '../../game/types.ts'
import { type Asked, type Errand, errandOf, isSame, pointsOf } from './errands.ts'

export interface ErrandModel {
  readonly errand: Errand | undefined
  readonly asked: Asked | undefined
  readonly offers: readonly PricedDemand[]
  /** The offers are still those of before. */
  readonly isPricing: boolean
  readonly pinned: Asked | undefined
  look(asked: Asked | undefined): void
  /** Keeps it shown, or lets it go; returns what the map should then bring into view. */
  pin(asked: Asked): readonly Point[]
  unpin(): void
}

/** Which demand is asked about, and the answer. */
export function useErrand(view: View, seat: number): ErrandModel {
  const [looked, look] = useState<Asked>()
  const [pinned, setPinned] = useState<Asked>()
  const asked = looked ?? pinned
  const errand = useMemo(() => errandOf(view, seat, asked), [view, seat, asked])
  return {
    errand,
    asked: errand === undefined ? undefined : asked,
    ...useOffers(view, seat),
    pinned,
    look,
    unpin: () => setPinned(undefined),
    pin(which) {
      const isOff = isSame(pinned, which)
      setPinned(isOff ? undefined : which)
      // What still has the focus would stay looked at.
      if (isOff) look(undefined)
      const found = isOff ? undefined : errandOf(view, seat, which)
      return found === undefined ? [] : pointsOf(found)
    },
  }
}

const NONE: { readonly moment: string; readonly offers: readonly PricedDemand[] } = { moment: '', offers: [] }

/** What each demand in the hand costs, found one at a time so that no frame waits for all of them. */
function useOffers(view: View, seat: number): Pick<ErrandModel, 'offers' | 'isPricing'> {
  const player = view.players[seat]
  const own = indexOf(view.track).links[seat]?.length ?? 0
  const { stage, step, turn } = view
  const moment = [seat, stage, step, turn, own, player?.at, player?.foreman, player?.loads, player?.hand].join(' ')
  const [found, setFound] = useState(NONE)
  // The moment says when the answer can change; what others build is looked at once a turn.
  useEffect(() => {
    const left = view.players[seat] === undefined ? [] : demandsInHand(view, seat)
    const offers: PricedDemand[] = []
    let timer = 0
    const next = () => {
      const { card, demand } = left[offers.length] ?? {}
      if (card === undefined || demand === undefined) {
        setFound({ moment, offers })
        return
      }
      offers.push({ card, demand, serving: servingOf(view, seat, demand) })
      timer = window.setTimeout(next)
    }
    next()
    return () => window.clearTimeout(timer)
  }, [moment])
  return { offers: found.offers, isPricing: found.moment !== moment }
}
