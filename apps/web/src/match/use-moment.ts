import type { GameEvent, Seat } from '@turnwise/engine'
import type { SeenEntry } from '@turnwise/table'
import { useEffect, useRef, useState } from 'react'
import { ask, type StateAnswer } from './ask.ts'
import { asSeat, type Session } from './session.ts'

export interface Moment {
  readonly at: number
  readonly state: StateAnswer
  /** What led here, when the moment before it was shown last. */
  readonly events: readonly GameEvent[]
}

/** An earlier moment of the match, as this seat may see it; undefined while the present is shown. */
export function useMoment(
  session: Session,
  seat: Seat | undefined,
  at: number | undefined,
  entries: readonly SeenEntry[],
  isOver: boolean,
): Moment | undefined {
  const [moment, setMoment] = useState<Moment>()
  const known = useRef(new Map<string, StateAnswer>())
  const shown = useRef<number>(undefined)
  const log = useRef(entries)
  log.current = entries
  useEffect(() => {
    if (at === undefined) {
      shown.current = undefined
      setMoment(undefined)
      return
    }
    let stopped = false
    // Once it is over nothing is hidden: the same moment may show more.
    const key = `${seat} ${at} ${isOver}`
    const show = (state: StateAnswer) => {
      if (stopped) return
      known.current.set(key, state)
      const events = shown.current === at - 1 ? (log.current[at - 1]?.events ?? []) : []
      shown.current = at
      setMoment({ at, state, events })
    }
    const kept = known.current.get(key)
    if (kept !== undefined) show(kept)
    else {
      ask<StateAnswer>(session.connection, { cmd: 'get-state', at, ...asSeat(session, seat) }).then(show, () => {
        // A moment that does not exist (a mistyped address) leaves what was shown.
      })
    }
    return () => {
      stopped = true
    }
  }, [session, seat, at, isOver])
  return moment
}
