import type { Event } from '../../game/events.ts'
import { type Point, pointOf } from '../../game/map/geometry.ts'

/** Milliseconds at normal speed. */
const STEP = 70
const LONGEST = 900
const SECTION = 90
const DELIVERY = 350
const STROKE = 1200

/** A player's way during some events. */
export interface Trip {
  readonly seat: number
  readonly points: readonly Point[]
  readonly length: number
}

export function tripIn(events: readonly Event[]): Trip | undefined {
  const event = events.find(({ type }) => type === 'train-moved' || type === 'ship-sailed')
  if (event?.type !== 'train-moved' && event?.type !== 'ship-sailed') return undefined
  const points = [event.from, ...event.path].flatMap(at => pointOf(at) ?? [])
  return { seat: event.seat, points, length: Math.min(LONGEST, STEP * event.path.length) }
}

export function duration(events: readonly Event[]): number {
  let total = tripIn(events)?.length ?? 0
  for (const event of events) {
    if (event.type === 'track-built') total += Math.min(LONGEST, SECTION * event.sections.length)
    else if (event.type === 'load-delivered') total += DELIVERY
    else if (event.type === 'event-struck') total += STROKE
  }
  return total
}
