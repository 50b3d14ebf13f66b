import type { SeenEntry } from '@turnwise/client'
import {
  logOf,
  type MatchModel,
  type MatchState,
  momentOf,
  type ShownMoment,
  type Sight,
  sightOf,
  until,
  watchMatch,
} from '@turnwise/client/match'
import type { GameEvent } from '@turnwise/engine'
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import { Failure, Waiting } from '../shell/waiting.tsx'
import { useBoardSettings } from '../state/settings.ts'
import type { Session } from './session.ts'

type SettledListener = (now: Sight, before: Sight) => void

interface PageMatch {
  readonly game: Session
  readonly model: MatchModel
  readonly settled: Set<SettledListener>
}

const MatchContext = createContext<PageMatch | undefined>(undefined)

/** Follows a match for the parts of a page; they are shown once there is a moment to show. */
export function MatchProvider({ game, children }: { readonly game: Session; readonly children: ReactNode }) {
  const { motion } = useBoardSettings(game.entry.id)
  // A hidden page needs no animation, and its timers are slow: the turn signal must not wait for them.
  const duration = useEffectEvent((events: readonly GameEvent[]) =>
    motion === 0 || document.hidden ? 0 : (game.board?.duration?.(events) ?? 250) * motion,
  )
  const [page, setPage] = useState<PageMatch>()
  const [closed, setClosed] = useState<string>()
  useEffect(() => {
    const { connection, matchId, own, kind, hasSecrets } = game
    const settled = new Set<SettledListener>()
    let isGone = false
    const model = watchMatch({
      connection,
      matchId,
      own,
      isLocal: kind === 'local',
      keepsSecrets: hasSecrets,
      duration: events => duration(events),
      onSettled(now, before) {
        for (const listener of settled) listener(now, before)
      },
    })
    void until(model, state => state.closed !== undefined || momentOf(state) !== undefined).then(state => {
      if (isGone) return
      setClosed(state?.closed)
      // In slices: nothing else takes as long as the first drawing of a match.
      if (state?.closed === undefined) startTransition(() => setPage({ game, model, settled }))
    })
    return () => {
      isGone = true
      model.close()
    }
  }, [game])
  if (page !== undefined) return <MatchContext value={page}>{children}</MatchContext>
  if (closed === undefined) return <Waiting text="Loading…" />
  return <Failure title="This match cannot be followed" text={closed} />
}

function usePageMatch(): PageMatch {
  const page = use(MatchContext)
  if (page === undefined) throw new Error('There is no match on this page.')
  return page
}

/** What does not change while the page is open: the game, its board and options, the own seats. */
export function useGame(): Session {
  return usePageMatch().game
}

/** To play the match; its state is read with `useMatch`. */
export function useModel(): MatchModel {
  return usePageMatch().model
}

/** @param read gives something that the state holds, or a primitive: the same as long as it has not changed */
export function useMatch<Value>(read: (state: MatchState) => Value): Value {
  const { model } = usePageMatch()
  return useSyncExternalStore(model.subscribe, () => read(model.get()))
}

/** The moment that the page shows, present or past, and what the board is moving to. */
export function useMoment(): ShownMoment {
  return present(useMatch(momentOf))
}

/** The present, also while an earlier moment is shown: players, clocks, offers. */
export function useSight(): Sight {
  return present(useMatch(sightNow))
}

/** Every entry up to the present. */
export function useEntries(): readonly SeenEntry[] {
  return useMatch(logOf)
}

const sightNow = (state: MatchState) => sightOf(state)

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The match has not been seen yet.')
  return value
}

/** Calls the newest `listener` with each moment that settles. */
export function useSettled(listener: SettledListener): void {
  const { settled } = usePageMatch()
  const handle = useEffectEvent(listener)
  useEffect(() => {
    const call: SettledListener = (now, before) => handle(now, before)
    settled.add(call)
    return () => void settled.delete(call)
  }, [settled])
}
