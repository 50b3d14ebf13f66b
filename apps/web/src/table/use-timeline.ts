import { useCallback, useRef, useState } from 'react'
import { useAt } from './use-address.ts'

/** Which moment of the match the player asked for. */
export interface TimelineModel {
  /** The present. */
  readonly latest: number
  /** The moment that was requested last, which may still be loading. */
  readonly wanted: number
  /** An earlier moment is shown, or the player opened the timeline. */
  readonly isTimelineOpen: boolean
  openTimeline(): void
  closeTimeline(): void
  /** A jump: the moment is shown at once. */
  goTo(at: number | undefined): void
  /** Plays the match on to this moment. */
  playTo(at: number): void
}

interface RequestedTimeline extends TimelineModel {
  /** Undefined in the present. */
  readonly at: number | undefined
  isPlayedTo(at: number): boolean
}

/** @param onLeave what belongs to a moment is cleared with it */
export function useTimeline(latest: number, onLeave: () => void): RequestedTimeline {
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useAt(latest)
  const played = useRef<number>(undefined)
  const goTo = useCallback(
    (next: number | undefined) => {
      played.current = undefined
      onLeave()
      setAt(next)
    },
    [setAt, onLeave],
  )
  return {
    at,
    latest,
    wanted: at ?? latest,
    isTimelineOpen: isOpen,
    openTimeline: () => setOpen(true),
    closeTimeline: () => {
      setOpen(false)
      goTo(undefined)
    },
    goTo,
    playTo(next) {
      goTo(next)
      played.current = next
    },
    isPlayedTo: moment => moment === played.current,
  }
}
