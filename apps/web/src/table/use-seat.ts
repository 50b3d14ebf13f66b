import type { Seat } from '@turnwise/engine'
import { useState } from 'react'
import type { Session } from '../match/session.ts'

export interface SeatChoice {
  /** Whose eyes the page looks with; undefined is a spectator. */
  readonly seat: Seat | undefined
  /** The person to whom the device is to be handed before anything is shown. */
  readonly handTo: Seat | undefined
  takeOver(): void
  /** To be told who is to act; on one device the seat goes with the turn. */
  follow(toAct: readonly Seat[]): void
}

/** Several people on one device share the screen: it turns to whoever is to act. */
export function useSeat(session: Session): SeatChoice {
  const held = session.own.map(own => own.seat)
  const hasSecrets = session.board?.hasSecrets === true && held.length > 1
  const [seat, setSeat] = useState<Seat | undefined>(
    () => session.start.to_act.find(at => held.includes(at)) ?? held[0],
  )
  const [handTo, setHandTo] = useState<Seat | undefined>(hasSecrets ? seat : undefined)
  return {
    seat,
    handTo,
    takeOver() {
      setSeat(handTo)
      setHandTo(undefined)
    },
    follow(toAct) {
      if (seat === undefined || toAct.includes(seat)) return
      const next = toAct.find(at => held.includes(at))
      if (next === undefined) return
      if (hasSecrets) setHandTo(next)
      else setSeat(next)
    },
  }
}
