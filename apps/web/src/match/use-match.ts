import { type MatchModel, type MatchState, type Sight, watchMatch } from '@turnwise/client/match'
import type { GameEvent } from '@turnwise/engine'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Session } from './session.ts'

/** A match as its model knows it at the moment. */
export interface Matched {
  readonly model: MatchModel
  readonly state: MatchState
}

/** Undefined until the match is watched. */
export function useMatch(
  session: Session,
  motion: number,
  onSettled: (now: Sight, before: Sight) => void,
): Matched | undefined {
  const handleSettled = useEffectEvent(onSettled)
  // A hidden page needs no animation, and its timers are slow: the turn signal must not wait for them.
  const duration = useEffectEvent((events: readonly GameEvent[]) =>
    motion === 0 || document.hidden ? 0 : (session.board?.duration?.(events) ?? 250) * motion,
  )
  const [model, setModel] = useState<MatchModel>()
  useEffect(() => {
    const { connection, matchId, own, kind, hasSecrets } = session
    const next = watchMatch({
      connection,
      matchId,
      own,
      isLocal: kind === 'local',
      keepsSecrets: hasSecrets,
      duration: events => duration(events),
      onSettled: (now, before) => handleSettled(now, before),
    })
    setModel(next)
    return () => next.close()
  }, [session])
  const state = useSyncExternalStore(model?.subscribe ?? neverChanges, () => model?.get())
  return model === undefined || state === undefined ? undefined : { model, state }
}

const neverChanges = () => () => undefined
