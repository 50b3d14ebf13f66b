import type { MazeEvent, TurnTaken } from '../game/events.ts'
import type { Dir } from '../game/grid.ts'
import { DIR_NAMES, formatCell, nameOfMark, plural } from './words.ts'

export interface Notice {
  readonly text: string
  readonly mood: 'good' | 'bad' | 'plain'
}

/** What a player has just learned, in a few words over the map; the weightiest of what happened to him. */
export function noticeOf(events: readonly MazeEvent[], viewer: unknown): Notice | undefined {
  let notice: Notice | undefined
  for (const event of events) {
    if ('seat' in event && event.seat === viewer) notice = tellingOf(event) ?? notice
  }
  return notice
}

function tellingOf(event: MazeEvent): Notice | undefined {
  if (event.type === 'slot-skipped') return { text: `Trapped: slot skipped, ${event.left} more`, mood: 'bad' }
  if (!('own' in event) || event.own === undefined) return undefined
  switch (event.type) {
    case 'turn-taken':
      if (event.own.result === 'inner-wall') return { text: `A wall to the ${DIR_NAMES[event.own.dir]}`, mood: 'plain' }
      if (event.own.result === 'outer-wall') {
        return { text: `The outer wall to the ${DIR_NAMES[event.own.dir]}`, mood: 'plain' }
      }
      return undefined
    case 'cell-entered':
      return foundIn(event.own.find)
    case 'effect-changed':
      if (event.own.to === null) return { text: 'Crutch and Crossbow cancel each other', mood: 'plain' }
      if (event.own.from === event.own.to) return undefined
      return event.own.to === 'crutch'
        ? { text: 'A Crutch: two turns from your next slot on', mood: 'good' }
        : { text: 'A Crossbow: your opponent has two turns now', mood: 'bad' }
    case 'trapped':
      return { text: `A Trap: you skip ${plural(event.own.skipSlots, 'slot')}`, mood: 'bad' }
    case 'fell':
      return { text: `Down pit ${event.own.pit}: where are you?`, mood: 'bad' }
    case 'left-maze':
      if (event.own.met) return { text: 'Out, with the true treasure!', mood: 'good' }
      return { text: event.own.checked === 0 ? 'Out, with nothing to show' : 'Out: only fakes so far', mood: 'bad' }
    case 'merge-tried':
      return event.own.success
        ? { text: `Right: you stand at ${formatCell(event.own)}`, mood: 'good' }
        : { text: `No: you do not stand at ${formatCell(event.own)}`, mood: 'bad' }
    default:
      return undefined
  }
}

function foundIn(find: Parameters<typeof nameOfMark>[0]): Notice | undefined {
  if (find.kind === 'treasure') return { text: 'A treasure! Is it the true one?', mood: 'good' }
  return find.kind === 'pit-out' ? { text: `The ${nameOfMark(find)}`, mood: 'plain' } : undefined
}

/** A notice and how many actions ago it was learned. */
export interface KeptNotice extends Notice {
  readonly age: number
}

/** What happens to one without an action of one's own. */
const BY_ITSELF: ReadonlySet<MazeEvent['type']> = new Set(['returned', 'slot-started'])

/** What one learned last stays in sight while the others play, also after a load, until one's next action. */
export function lastNotice(recent: readonly (readonly MazeEvent[])[], viewer: unknown): KeptNotice | undefined {
  for (const [age, events] of recent.entries()) {
    const told = noticeOf(events, viewer)
    if (told !== undefined) return { ...told, age }
    if (events.some(event => 'own' in event && event.seat === viewer && !BY_ITSELF.has(event.type))) return undefined
  }
  return undefined
}

/**
 * The last move is one's own last turn: a step, the wall that stopped it or the way out, on the map where it began. One
 * knows of no other: where the opponent walks in one's own maze is not told (ruling 16). A try to join is told in words
 * and takes the mark away, since the maps are numbered anew when it succeeds.
 */
export function lastTurn(recent: readonly (readonly MazeEvent[])[], viewer: unknown): TurnTaken | undefined {
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
