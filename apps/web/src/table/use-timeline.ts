import { useCallback, useState } from 'react'
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
  goTo(at: number | undefined): void
}

interface RequestedTimeline extends TimelineModel {
  /** Undefined in the present. */
  readonly at: number | undefined
}

/** @param onLeave what belongs to a moment is cleared with it */
export function useTimeline(latest: number, onLeave: () => void): RequestedTimeline {
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useAt(latest)
  const goTo = useCallback(
    (next: number | undefined) => {
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
  }
}
