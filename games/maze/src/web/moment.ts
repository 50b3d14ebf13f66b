import type { MazeEvent, TurnTaken } from '../game/events.ts'
import type { Dir } from '../game/grid.ts'
import { describeResult, type Notice } from '../words/index.ts'

/** A notice and how many actions ago it was learned. */
interface KeptNotice extends Notice {
  readonly age: number
}

/** What happens to one without an action of one's own. */
const BY_ITSELF: ReadonlySet<MazeEvent['type']> = new Set(['returned', 'slot-started'])

/** What one learned last stays in sight while the others play, also after a load, until one's next action. */
export function lastNotice(recent: readonly (readonly MazeEvent[])[], viewer: unknown): KeptNotice | undefined {
  for (const [age, events] of recent.entries()) {
    const told = describeResult(events, viewer)
    if (told !== undefined) return { ...told, age }
    if (events.some(event => 'own' in event && event.seat === viewer && !BY_ITSELF.has(event.type))) return undefined
  }
  return undefined
}

/**
 * The last move is one's own last step: over an edge, against a wall or out, on the map where it began. One knows of no
 * other: where the opponent walks in one's own maze is not told (ruling 16). A try to join is told in words and takes the
 * mark away, since the maps are numbered anew when it succeeds.
 */
export function lastStep(recent: readonly (readonly MazeEvent[])[], viewer: unknown): TurnTaken | undefined {
  for (const event of recent.flat()) {
    if (event.type === 'merge-tried' && event.seat === viewer) return undefined
    if (event.type === 'turn-taken' && event.seat === viewer) return event.own
  }
  return undefined
}

/** The wall that the viewer ran against last. */
export function bumpOf(events: readonly MazeEvent[], viewer: unknown): Dir | undefined {
  for (const event of events) {
    if (event.type !== 'turn-taken' || event.seat !== viewer || event.own === undefined) continue
    return event.own.result.endsWith('wall') ? event.own.dir : undefined
  }
  return undefined
}

/** The viewer has just come down a pit. */
export function hasFallen(events: readonly MazeEvent[], viewer: unknown): boolean {
  return events.some(event => event.type === 'fell' && event.seat === viewer)
}

/** At normal speed: a step or a bump, and time to read what a fall or a try has told. */
export function duration(events: readonly MazeEvent[]): number {
  const weighs = events.some(event => ['fell', 'left-maze', 'trapped', 'effect-changed'].includes(event.type))
  if (weighs) return 700
  if (events.some(event => event.type === 'merge-tried')) return 450
  return events.some(event => event.type === 'turn-taken') ? 220 : 120
}
