import type { SeenEntry } from '@turnwise/client'
import { effectiveActions, type GameAction, type GameEvent, type Outcome, type Seat } from '@turnwise/engine'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Frame } from '../match/feed.ts'
import type { Session } from '../match/session.ts'
import type { LiveView } from '../match/use-match.ts'
import { useMoment } from '../match/use-moment.ts'

/** What the board is moving to, while the rest of the page still shows the moment before. */
export interface Motion {
  readonly view: unknown
  readonly seq: number
  /** Empty after a jump. */
  readonly events: readonly GameEvent[]
  /** The player jumped here on the timeline: it is shown at once. */
  readonly isJump: boolean
  /** The events of the last actions that were not undone, the newest first. */
  readonly recent: readonly (readonly GameEvent[])[]
}

/** The one moment that the page shows: everything but the board's motion is derived from it. */
export interface ShownMoment {
  readonly seq: number
  readonly view: unknown
  /** Empty while an earlier moment is shown. */
  readonly toAct: readonly Seat[]
  readonly outcome: Outcome | undefined
  /** Empty while something moves and while an earlier moment is shown. */
  readonly legal: readonly GameAction[]
  readonly complete: boolean
  readonly motion: Motion
  readonly isMoving: boolean
  readonly isPast: boolean
  /** Ends the animation: the whole page shows the present, or the earlier moment that was requested. */
  skip(): void
}

interface Watched {
  readonly session: Session
  readonly seat: Seat | undefined
  readonly live: LiveView
  /** The earlier moment that was requested. */
  readonly at: number | undefined
  readonly isPlayedTo: (at: number) => boolean
  /** A factor; 0 is none. */
  readonly pace: number
}

/** Undefined until the first view has arrived. */
export function useShownMoment({ session, seat, live, at, isPlayedTo, pace }: Watched): ShownMoment | undefined {
  const { shown, settled } = live
  const past = useMoment({
    session,
    seat,
    at,
    isPlayedTo,
    entries: live.entries,
    isOver: settled?.update.outcome !== undefined,
    duration: events => (session.board?.duration?.(events) ?? 0) * pace,
  })
  const moments = at === undefined ? undefined : past
  const isPast = moments !== undefined
  // The present that the player left: the way back to it is a jump. Until then it does not move.
  const [left, setLeft] = useState<Frame>()
  if (isPast && left !== shown) setLeft(shown)
  const skip = useEffectEvent(live.skip)
  useEffect(() => {
    if (isPast) skip()
  }, [isPast, shown])
  const mayAct = !isPast && !live.isMoving && live.waiting === 0
  const legal = useMemo(() => (mayAct ? (settled?.update.actions ?? []) : []), [settled, mayAct])
  const motionSeq = moments?.shown.at ?? shown?.update.seq ?? 0
  const log = useMemo(() => withMoving(live.entries, shown), [live.entries, shown])
  const recent = useMemo(() => recentEvents(log.slice(0, motionSeq)), [log, motionSeq])

  if (shown === undefined || settled === undefined) return undefined
  const { update } = settled
  const complete = update.complete ?? true
  if (moments === undefined) {
    return {
      seq: update.seq,
      view: update.view,
      toAct: update.to_act,
      outcome: update.outcome,
      legal,
      complete,
      motion: {
        view: shown.update.view,
        seq: motionSeq,
        events: shown === left ? NO_EVENTS : shown.events,
        isJump: shown === left,
        recent,
      },
      isMoving: live.isMoving,
      isPast,
      skip: live.skip,
    }
  }
  return {
    seq: moments.settled.at,
    view: moments.settled.state.view,
    toAct: [],
    outcome: moments.settled.state.outcome,
    legal,
    complete,
    motion: {
      view: moments.shown.state.view,
      seq: motionSeq,
      events: moments.shown.events,
      isJump: moments.shown.events.length === 0,
      recent,
    },
    isMoving: moments.settled !== moments.shown,
    isPast,
    skip: moments.skip,
  }
}

const NO_EVENTS: readonly GameEvent[] = []

/** Enough to find the last move before throws and passes, and all of a turn with many actions. */
const RECENT = 32

/** The log up to the moment that the board is moving to. */
function withMoving(entries: readonly SeenEntry[], shown: Frame | undefined): readonly SeenEntry[] {
  const fresh = shown?.update.entries.filter(entry => entry.seq > entries.length) ?? []
  return fresh.length === 0 ? entries : [...entries, ...fresh]
}

/** What happened before a position was set up, as in a lesson, did not lead to it. */
function recentEvents(entries: readonly SeenEntry[]): readonly (readonly GameEvent[])[] {
  return effectiveActions(entries, { sinceSetUp: true })
    .slice(-RECENT)
    .reverse()
    .map(action => action.events)
}
