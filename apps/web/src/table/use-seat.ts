import type { Seat } from '@turnwise/engine'
import { useState } from 'react'
import type { Session } from '../match/session.ts'

export interface ShownSeat {
  /** The seat whose view the page shows; undefined for a spectator. */
  readonly seat: Seat | undefined
  /** The person who gets the device next. */
  readonly handTo: Seat | undefined
  /** The device is being handed over: nothing is shown before `takeOver`. */
  readonly isHidden: boolean
  /** The player who acted has seen the result and hands over. */
  pass(): void
  takeOver(): void
  /** Called with the seats to act; on one device the page switches to the seat whose turn it is. */
  follow(toAct: readonly Seat[]): void
}

/** Several people on one device share the screen: it shows the view of the player to act. */
export function useSeat(session: Session): ShownSeat {
  const held = session.own.map(own => own.seat)
  const hasSecrets = session.hasSecrets && held.length > 1
  const [seat, setSeat] = useState<Seat | undefined>(
    () => session.start.to_act.find(at => held.includes(at)) ?? held[0],
  )
  const [isHidden, setHidden] = useState(hasSecrets && session.start.outcome === undefined)
  const [handTo, setHandTo] = useState<Seat | undefined>(isHidden ? seat : undefined)
  return {
    seat,
    handTo,
    isHidden,
    pass: () => setHidden(true),
    takeOver() {
      setSeat(handTo)
      setHandTo(undefined)
      setHidden(false)
    },
    follow(toAct) {
      if (seat === undefined || isHidden) return
      const next = toAct.includes(seat) ? undefined : toAct.find(at => held.includes(at))
      if (hasSecrets) setHandTo(next)
      else if (next !== undefined) setSeat(next)
    },
  }
}
