import type { Event } from '../../game/events.ts'
import type { GameView } from '../../game/types.ts'
import { type Meeting, timelineOf } from './timeline.ts'

/** The epic that the panel still shows, with the ship that met it. */
export function lastMeeting(recent: readonly (readonly Event[])[], { activeEpic }: GameView): Meeting | undefined {
  // While a wind is to be chosen, the chart is needed, and the buttons say what it costs.
  if (activeEpic === undefined || activeEpic.requiresChoice) return undefined
  return timelineOf(recent[0] ?? []).meetings.findLast(({ epicId }) => epicId === activeEpic.id)
}
