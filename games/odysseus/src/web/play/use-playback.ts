import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { beatsOf, type Timeline } from './timeline.ts'

export interface Playback {
  /** Milliseconds of the timeline that are over; infinite when it is through. */
  readonly now: number
  /** Shows the present at once. */
  skip(): void
}

/** Plays a timeline once for each new moment of the match. The board is drawn again at its beats only. */
export function usePlayback(timeline: Timeline, seq: number, motion: number): Playback {
  const beats = useMemo(() => beatsOf(timeline), [timeline])
  const [shown, setShown] = useState({ seq, now: Number.POSITIVE_INFINITY })
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  const isQuiet = motion === 0 || timeline.total === 0
  useLayoutEffect(() => {
    for (const timer of timers.current) clearTimeout(timer)
    timers.current = []
    if (isQuiet) {
      setShown({ seq, now: Number.POSITIVE_INFINITY })
      return
    }
    setShown({ seq, now: 0 })
    timers.current = beats
      .filter(beat => beat > 0)
      .map(beat =>
        setTimeout(
          () => setShown({ seq, now: beat >= timeline.total ? Number.POSITIVE_INFINITY : beat }),
          beat * motion,
        ),
      )
    return () => {
      for (const timer of timers.current) clearTimeout(timer)
    }
    // A new moment starts it; the same moment does not start it again.
  }, [seq])
  const now = shown.seq === seq ? shown.now : isQuiet ? Number.POSITIVE_INFINITY : 0
  return {
    now,
    skip() {
      for (const timer of timers.current) clearTimeout(timer)
      setShown({ seq, now: Number.POSITIVE_INFINITY })
    },
  }
}
