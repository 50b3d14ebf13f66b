import type { Event } from '../events.ts'
import type { Find } from '../types.ts'
import { DIR_NAMES, formatCell, nameOf, plural } from './names.ts'
import { describeOutcome } from './prompt.ts'
import { EFFECT_NAMES, findWithArticle, nameOfMark } from './things.ts'

const RESULTS = {
  open: 'the way is open',
  'inner-wall': 'a wall',
  'outer-wall': 'the outer wall',
  exit: 'an exit',
} as const

/** A sentence; of others only what the table may know. Undefined for an event that a later one covers. */
export function describeEvent(event: Event, names: readonly string[]): string | undefined {
  const who = 'seat' in event ? nameOf(event.seat, names) : ''
  switch (event.type) {
    case 'maze-built':
      return `${who} has built a maze.`
    case 'phase-started':
      return event.phase === 'start' ? 'Both choose where to start.' : 'The search begins.'
    case 'start-chosen':
      return event.own === undefined ? `${who} has chosen a start.` : `${who} starts at ${formatCell(event.own)}.`
    case 'slot-started':
      return event.own?.turns === 2 ? `${who} has two steps in this turn.` : undefined
    case 'slot-skipped':
      return `${who} is trapped and misses a turn; ${event.left} more to miss.`
    case 'slot-ended':
      return undefined
    case 'turn-taken':
      return event.own === undefined
        ? `${who} takes a step.`
        : `${who} goes ${DIR_NAMES[event.own.dir]}: ${RESULTS[event.own.result]}.`
    case 'merge-tried':
      if (event.own === undefined) return `${who} tries to join two maps.`
      return `${who} says: I am at ${formatCell(event.own)}. ${event.own.success ? 'That is right: the maps are joined.' : 'That is not so.'}`
    case 'cell-entered':
      return event.own === undefined || event.own.find.kind === 'empty'
        ? undefined
        : `${who} finds ${findWithArticle(event.own.find)}.`
    case 'effect-changed':
      if (event.own === undefined) return undefined
      return event.own.to === null
        ? `${who} loses the effect: Crutch and Crossbow cancel each other.`
        : `${who} now has a ${EFFECT_NAMES[event.own.to]}.`
    case 'trapped':
      return event.own === undefined ? undefined : `${who} will miss ${plural(event.own.skipSlots, 'turn')}.`
    case 'fell':
      return event.own === undefined ? undefined : `${who} falls down pit ${event.own.pit}. A new map begins.`
    case 'left-maze':
      return event.own === undefined ? undefined : `${who} leaves the maze${verdict(event.own.checked, event.own.met)}`
    case 'returned':
      return `${who} comes back into the maze.`
    case 'resigned':
      return `${who} resigns.`
    case 'match-ended':
      return describeOutcome(event.outcome, { viewer: 'spectator', names })
  }
}

function verdict(checked: number, met: boolean): string {
  if (met) return ' with the true treasure!'
  if (checked === 0) return ' without a treasure.'
  return checked === 1 ? '; the treasure is a fake.' : `; all ${checked} treasures are fakes.`
}

export interface Notice {
  readonly text: string
  readonly mood: 'good' | 'bad' | 'plain'
}

/** What a player has just learned, the most important of what happened to them: the first thing that they read. */
export function describeResult(events: readonly Event[], viewer: unknown): Notice | undefined {
  let notice: Notice | undefined
  for (const event of events) {
    if ('seat' in event && event.seat === viewer) notice = learnedFrom(event) ?? notice
  }
  return notice
}

function learnedFrom(event: Event): Notice | undefined {
  if (event.type === 'slot-skipped') return { text: `Trapped: you miss a turn, ${event.left} more`, mood: 'bad' }
  if (!('own' in event) || event.own === undefined) return undefined
  switch (event.type) {
    case 'turn-taken':
      return learnedAtSide(event.own.result, DIR_NAMES[event.own.dir])
    case 'cell-entered':
      return learnedInCell(event.own.find)
    case 'effect-changed':
      if (event.own.to === null) return { text: 'Crutch and Crossbow cancel each other', mood: 'plain' }
      if (event.own.from === event.own.to) return { text: `Another ${EFFECT_NAMES[event.own.to]}`, mood: 'plain' }
      return event.own.to === 'crutch'
        ? { text: 'A Crutch: two steps in each of your turns from now on', mood: 'good' }
        : { text: 'A Crossbow: your opponent has two steps a turn now', mood: 'bad' }
    case 'trapped':
      return { text: `A Trap: you miss ${plural(event.own.skipSlots, 'turn')}`, mood: 'bad' }
    case 'fell':
      return { text: `Down pit ${event.own.pit}: where are you?`, mood: 'bad' }
    case 'left-maze':
      if (event.own.met) return { text: 'Out, with the true treasure!', mood: 'good' }
      return { text: event.own.checked === 0 ? 'Out, without a treasure' : 'Out: only fakes so far', mood: 'bad' }
    case 'merge-tried':
      return event.own.success
        ? { text: `Right: you are at ${formatCell(event.own)}`, mood: 'good' }
        : { text: `No: you are not at ${formatCell(event.own)}`, mood: 'bad' }
    default:
      return undefined
  }
}

function learnedAtSide(result: keyof typeof RESULTS, way: string): Notice | undefined {
  if (result === 'inner-wall') return { text: `A wall to the ${way}`, mood: 'plain' }
  return result === 'outer-wall' ? { text: `The outer wall to the ${way}`, mood: 'plain' } : undefined
}

function learnedInCell(find: Find): Notice | undefined {
  if (find.kind === 'treasure') return { text: 'A treasure! Is it the true one?', mood: 'good' }
  return find.kind === 'pit-out' ? { text: `The ${nameOfMark(find)}`, mood: 'plain' } : undefined
}
