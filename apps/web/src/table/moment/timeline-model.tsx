import { latestOf } from '@turnwise/client/match'
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useMatch, useModel, useMoment } from '../../match/match-context.tsx'
import { useTalk } from '../talk/talk.tsx'

/** Which moment of the match the player asked for. */
export interface TimelineModel {
  /** The present. */
  readonly latest: number
  /** The moment that was requested last, which may still be loading. */
  readonly wanted: number
  /** An earlier moment is shown, or the player opened the timeline. */
  readonly isOpen: boolean
  open(): void
  /** Back to the present. */
  close(): void
  /** A jump: the moment is shown at once; the last one is the present. */
  goTo(at: number | undefined): void
  /** Plays the match on to this moment. */
  playTo(at: number): void
}

const TimelineContext = createContext<TimelineModel | undefined>(undefined)

export function TimelineProvider({ children }: { readonly children: ReactNode }) {
  const model = useModel()
  const { clear } = useTalk()
  const { isPast } = useMoment()
  const latest = useMatch(latestOf)
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useAt(latest)
  const played = useRef<number>(undefined)
  // The address says which moment is shown; the model shows it.
  useEffect(() => model.goTo(at, at !== undefined && at === played.current), [model, at])
  const goTo = useCallback(
    (next: number | undefined) => {
      played.current = undefined
      clear()
      setAt(next)
    },
    [setAt, clear],
  )
  const timeline = {
    latest,
    wanted: at ?? latest,
    isOpen: isOpen || isPast,
    open: () => setOpen(true),
    close: () => {
      setOpen(false)
      goTo(undefined)
    },
    goTo,
    playTo(next: number) {
      goTo(next)
      played.current = next
    },
  }
  return <TimelineContext value={timeline}>{children}</TimelineContext>
}

export function useTimeline(): TimelineModel {
  const timeline = use(TimelineContext)
  if (timeline === undefined) throw new Error('There is no timeline on this page.')
  return timeline
}

/** `?at=N` addresses any moment of a match; without it the present is shown. */
function useAt(latest: number): readonly [number | undefined, (at: number | undefined) => void] {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const asked = new URLSearchParams(search).get('at')
  const number = asked === null || !/^\d+$/.test(asked) ? undefined : Number(asked)
  const at = number === undefined || latest === 0 ? number : Math.min(number, latest)
  const go = useCallback(
    (next: number | undefined) => navigate(next === undefined ? path : `${path}?at=${next}`, { replace: true }),
    [navigate, path],
  )
  return [at, go]
}
