import type { Event, TurnTaken } from '../game/events.ts'
import type { Dir } from '../game/grid.ts'
import { describeResult, type Notice } from '../game/words/events.ts'

/** A notice and how many actions ago it was learned. */
interface KeptNotice extends Notice {
  readonly age: number
}

/** What happens to a player without an action of theirs. */
const BY_ITSELF: ReadonlySet<Event['type']> = new Set(['returned', 'slot-started'])

/** What the viewer learned last stays visible while others play, also after a reload, until their next action. */
export function lastNotice(recent: readonly (readonly Event[])[], viewer: unknown): KeptNotice | undefined {
  for (const [age, events] of recent.entries()) {
    const notice = describeResult(events, viewer)
    if (notice !== undefined) return { ...notice, age }
    if (events.some(event => 'own' in event && event.seat === viewer && !BY_ITSELF.has(event.type))) return undefined
  }
  return undefined
}

/**
 * The last move is the viewer's own last step: over an edge, against a wall or out, on the map where it began. No other
 * is known: the opponent's steps in the viewer's maze are hidden (ruling 16). A try to join is described in words and
 * removes the mark, since the maps are renumbered when it succeeds.
 */
export function lastStep(recent: readonly (readonly Event[])[], viewer: unknown): TurnTaken | undefined {
  for (const event of recent.flat()) {
    if (event.type === 'merge-tried' && event.seat === viewer) return undefined
    if (event.type === 'turn-taken' && event.seat === viewer) return event.own
  }
  return undefined
}

/** The wall that the viewer ran against last. */
export function bumpOf(events: readonly Event[], viewer: unknown): Dir | undefined {
  for (const event of events) {
    if (event.type !== 'turn-taken' || event.seat !== viewer || event.own === undefined) continue
    return event.own.result.endsWith('wall') ? event.own.dir : undefined
  }
  return undefined
}

/** The viewer has just come down a pit. */
export function hasFallen(events: readonly Event[], viewer: unknown): boolean {
  return events.some(event => event.type === 'fell' && event.seat === viewer)
}

/** At normal speed: a step or a bump, and time to read the result of a fall or a try. */
export function duration(events: readonly Event[]): number {
  const weighs = events.some(event => ['fell', 'left-maze', 'trapped', 'effect-changed'].includes(event.type))
  if (weighs) return 700
  if (events.some(event => event.type === 'merge-tried')) return 450
  return events.some(event => event.type === 'turn-taken') ? 220 : 120
}
