import type { SeenEntry } from '@turnwise/client'
import type { GameEvent, Seat } from '@turnwise/engine'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Session, type StateAnswer, viewerFields } from './session.ts'

export interface Moment {
  readonly at: number
  readonly state: StateAnswer
  /** The events that led here, if the match is played on from the moment before. */
  readonly events: readonly GameEvent[]
}

/** An earlier moment of the match: the one that the page shows, and the one that the board is moving to. */
export interface Moments {
  readonly settled: Moment
  readonly shown: Moment
  /** Input interrupts the motion. */
  skip(): void
}

export interface MomentOptions {
  readonly session: Session
  readonly seat: Seat | undefined
  readonly at: number | undefined
  /** The match is played on to this moment; any other way to it is a jump. */
  readonly isPlayedTo: (at: number) => boolean
  readonly entries: readonly SeenEntry[]
  readonly isOver: boolean
  /** Milliseconds that the board needs to animate these events. */
  readonly duration: (events: readonly GameEvent[]) => number
}

/** An earlier moment of the match, as this seat may see it; undefined while the present is shown. */
export function useMoment({
  session,
  seat,
  at,
  isPlayedTo,
  entries,
  isOver,
  duration,
}: MomentOptions): Moments | undefined {
  const [moments, setMoments] = useState<Omit<Moments, 'skip'>>()
  const known = useRef(new Map<string, StateAnswer>())
  const shownAt = useRef<number>(undefined)
  const eventsOf = useEffectEvent((seq: number) => entries[seq - 1]?.events ?? [])
  const durationOf = useEffectEvent(duration)
  const isPlayed = useEffectEvent(isPlayedTo)
  useEffect(() => {
    if (at === undefined) {
      shownAt.current = undefined
      setMoments(undefined)
      return
    }
    let stopped = false
    let timer: ReturnType<typeof setTimeout> | undefined
    // Once the match is over nothing is hidden: the same moment may show more.
    const key = `${seat} ${at} ${isOver}`
    const show = (state: StateAnswer) => {
      if (stopped) return
      known.current.set(key, state)
      const events = shownAt.current === at - 1 && isPlayed(at) ? eventsOf(at) : []
      shownAt.current = at
      const moment: Moment = { at, state, events }
      const pause = events.length === 0 ? 0 : durationOf(events)
      setMoments(old => ({ settled: pause > 0 && old !== undefined ? old.shown : moment, shown: moment }))
      if (pause > 0) timer = setTimeout(() => setMoments({ settled: moment, shown: moment }), pause)
    }
    const kept = known.current.get(key)
    if (kept !== undefined) show(kept)
    else {
      session.connection.request({ cmd: 'get-state', at, ...viewerFields(session, seat) }).then(show, () => {
        // For a moment that does not exist (a mistyped address) the page keeps what it shows.
      })
    }
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [session, seat, at, isOver])
  if (moments === undefined) return undefined
  return { ...moments, skip: () => setMoments(old => old && { settled: old.shown, shown: old.shown }) }
}
