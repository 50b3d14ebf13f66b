import type { Seat } from '@turnwise/engine'
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { createFeed, type Feed, type FeedState, type Frame } from './feed.ts'
import { type Session, viewerFields } from './session.ts'

export interface LiveView extends FeedState {
  /** Why the match can no longer be watched. */
  readonly refused: string | undefined
  skip(): void
}

/** Watches a match as one seat or as a spectator. */
export function useMatch(
  session: Session,
  seat: Seat | undefined,
  motion: number,
  onSettled: (frame: Frame) => void,
): LiveView {
  const [refused, setRefused] = useState<string>()
  const handleSettled = useEffectEvent(onSettled)
  // A hidden page needs no animation, and its timers are slow: the turn signal must not wait for them.
  const duration = useEffectEvent((events: Frame['events']) =>
    motion === 0 || document.hidden ? 0 : (session.board?.duration?.(events) ?? 250) * motion,
  )
  const [open, setOpen] = useState<{ readonly seat: Seat | undefined; readonly feed: Feed }>()
  // The old seat's view stays until the new one arrives, so that the board does not disappear; but not if players have
  // secrets from each other.
  const feed = open?.seat === seat || !session.hasSecrets ? open?.feed : undefined
  const state = useSyncExternalStore(
    useMemo(() => feed?.subscribe ?? (() => () => undefined), [feed]),
    () => feed?.get() ?? EMPTY,
  )
  // Once a match is over, nothing in it is hidden: its log is requested again.
  const isOpened = session.start.outcome === undefined && state.settled?.update.outcome !== undefined
  const { connection, matchId } = session
  useEffect(() => {
    const next = createFeed({
      duration: events => duration(events),
      onSettled: frame => handleSettled(frame),
    })
    const stop = connection.watch(
      { ...viewerFields(session, seat), since: 0 },
      update => {
        next.receive(update)
        setOpen(now => (now?.feed === next ? now : { seat, feed: next }))
      },
      refusal => setRefused(refusal.message),
    )
    return () => {
      stop()
      next.stop()
    }
  }, [connection, matchId, session, seat, isOpened])
  return { ...state, refused, skip: () => feed?.skip() }
}

const EMPTY: FeedState = {
  settled: undefined,
  shown: undefined,
  entries: [],
  chat: [],
  waiting: 0,
  isMoving: false,
}
