import type { Event } from '../../game/events.ts'
import type { AnyEpicId, PlayerId } from '../../game/types.ts'

/** Milliseconds at normal speed. */
const CARD = 900
const HOP = 340
/** However far a ship sails, it takes no longer. */
const LONGEST_SAIL = 1600
const LEAP = 700
const BLOW = 320
/** An epic that is met is named before anything moves. */
const MEETING = 1500
const SHOWN = 600

export interface Stop {
  readonly at: number
  readonly index: number
}

/** One ship's way during some events: where it is from which moment on. */
export interface ShipCourse {
  readonly playerId: PlayerId
  readonly stops: readonly Stop[]
}

/** A ship has met an epic; what it does comes after `until`. */
export interface Meeting {
  readonly at: number
  readonly until: number
  readonly playerId: PlayerId
  readonly index: number
  readonly epicId: AnyEpicId
  readonly name: string
  /** The ships that it freed here. */
  readonly isRescue: boolean
}

export interface Damage {
  readonly at: number
  readonly playerId: PlayerId
  readonly before: number
  readonly after: number
}

export interface Timeline {
  readonly voyages: readonly ShipCourse[]
  /** When each tile is laid, by its index. */
  readonly laid: ReadonlyMap<number, number>
  readonly meetings: readonly Meeting[]
  readonly damages: readonly Damage[]
  /** A Sea card is drawn at the beginning. */
  readonly hasCard: boolean
  readonly total: number
}

/** When what happens, one thing after the other, in the order of the events. */
export function timelineOf(events: readonly Event[]): Timeline {
  const stops = new Map<PlayerId, Stop[]>()
  const laid = new Map<number, number>()
  const meetings: Meeting[] = []
  const damages: Damage[] = []
  let now = 0
  for (const [i, event] of events.entries()) {
    switch (event.type) {
      case 'card-drawn':
        now += CARD
        break
      case 'tile-laid':
        laid.set(event.index, now)
        break
      case 'ship-sailed':
      case 'ship-placed': {
        const way = stops.get(event.seat) ?? []
        way.push({ at: now, index: event.from })
        const steps = event.type === 'ship-sailed' ? stepsBetween(event.from, event.to) : [event.to]
        const step = event.type === 'ship-sailed' ? Math.min(HOP, LONGEST_SAIL / steps.length) : LEAP
        for (const index of steps) {
          // A tile is laid when the ship gets near it.
          if (laid.has(index)) laid.set(index, now)
          now += step
          way.push({ at: now, index })
        }
        stops.set(event.seat, way)
        break
      }
      case 'epic-triggered':
        meetings.push({
          at: now,
          until: now + MEETING,
          playerId: event.seat,
          index: event.index,
          epicId: event.epicId,
          name: event.name,
          isRescue: events[i + 1]?.type === 'ship-rescued',
        })
        now += MEETING
        break
      case 'damage-taken':
        damages.push({
          at: now,
          playerId: event.seat,
          before: Math.max(0, event.damage - event.amount),
          after: event.damage,
        })
        now += BLOW
        break
      case 'ship-repaired':
        damages.push({
          at: now,
          playerId: event.seat,
          before: event.damage + event.amount,
          after: event.damage,
        })
        now += event.amount === 0 ? 0 : BLOW
        break
      case 'ship-wrecked':
        now += BLOW
        break
      case 'epics-peeked':
        now += event.tiles.length === 0 ? 0 : SHOWN
        break
      default:
    }
  }
  return {
    voyages: [...stops].map(([playerId, way]) => ({ playerId, stops: way })),
    laid,
    meetings,
    damages,
    hasCard: events.some(({ type }) => type === 'card-drawn'),
    total: now,
  }
}

/** The last of the laid tiles that is drawn as laid at this moment. */
export function laidUntil(last: number, { laid }: Timeline, now: number): number {
  const waiting = [...laid].filter(([, at]) => at > now).map(([index]) => index)
  return waiting.length === 0 ? last : Math.min(last, Math.min(...waiting) - 1)
}

/** The epic that was met last at this moment. */
export function meetingAt({ meetings }: Timeline, now: number): Meeting | undefined {
  return meetings.findLast(({ at }) => at <= now)
}

/** Every moment at which something that is drawn changes. */
export function beatsOf({ voyages, laid, meetings, damages, total }: Timeline): readonly number[] {
  const moments = [
    ...voyages.flatMap(({ stops }) => stops.map(({ at }) => at)),
    ...laid.values(),
    ...meetings.flatMap(({ at, until }) => [at, until]),
    ...damages.map(({ at }) => at),
    total,
  ]
  return [...new Set(moments)].sort((a, b) => a - b)
}

function stepsBetween(from: number, to: number): readonly number[] {
  const step = Math.sign(to - from)
  return Array.from({ length: Math.abs(to - from) }, (_, i) => from + step * (i + 1))
}
