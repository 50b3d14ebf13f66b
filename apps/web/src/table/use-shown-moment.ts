import type { SeenEntry } from '@turnwise/client'
import { legalOf, type MatchState, type Motion, momentOf, type ShownMoment, sightOf } from '@turnwise/client/match'
import { effectiveActions, type GameAction, type GameEvent } from '@turnwise/engine'
import { useMemo } from 'react'

/** The one moment that the page shows, with what its viewer may do there. */
export interface PlayedMoment extends Omit<ShownMoment, 'motion'> {
  /** Empty while something moves and while an earlier moment is shown. */
  readonly legal: readonly GameAction[]
  readonly complete: boolean
  readonly motion: Motion & {
    /** The events of the last actions that were not undone, the newest first. */
    readonly recent: readonly (readonly GameEvent[])[]
  }
}

/** Undefined until the first view has arrived. */
export function useShownMoment(state: MatchState | undefined): PlayedMoment | undefined {
  const moment = state && momentOf(state)
  const log = state?.present.shown.get(state.place.shown)?.log
  const at = moment?.motion.seq
  const recent = useMemo(() => recentEvents(log?.slice(0, at) ?? []), [log, at])
  if (state === undefined || moment === undefined) return undefined
  const complete = sightOf(state)?.update.complete ?? true
  return { ...moment, legal: legalOf(state), complete, motion: { ...moment.motion, recent } }
}

/** Enough to find the last move before throws and passes, and all of a turn with many actions. */
const RECENT = 32

/** What happened before a position was set up, as in a lesson, did not lead to it. */
function recentEvents(log: readonly SeenEntry[]): readonly (readonly GameEvent[])[] {
  return effectiveActions(log, { sinceSetUp: true })
    .slice(-RECENT)
    .reverse()
    .map(action => action.events)
}
