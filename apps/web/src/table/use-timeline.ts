import type { MatchModel } from '@turnwise/client/match'
import { useCallback, useEffect, useRef, useState } from 'react'
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

/** @param onLeave what belongs to a moment is cleared with it */
export function useTimeline(model: MatchModel | undefined, latest: number, onLeave: () => void): TimelineModel {
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useAt(latest)
  const played = useRef<number>(undefined)
  // The address says which moment is shown; the model shows it.
  useEffect(() => model?.goTo(at, at !== undefined && at === played.current), [model, at])
  const goTo = useCallback(
    (next: number | undefined) => {
      played.current = undefined
      onLeave()
      setAt(next)
    },
    [setAt, onLeave],
  )
  return {
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
  }
}
