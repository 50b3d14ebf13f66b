import type { Event } from '../../game/events.ts'
import { mapOf, type Point, pointOf } from '../../game/map/geometry.ts'
import { spotOf } from '../map/layout.ts'
import type { Moving } from '../map/paint/tokens.ts'

/** Milliseconds at normal speed. */
const STEP = 70
const LONGEST = 900
const SECTION = 90
const DELIVERY = 350
const STROKE = 1200

/** A player's way during some events, and the milliseconds in which it is shown. */
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

/** Where the traveller is now; undefined once they have arrived. A leap to the other level happens half-way. */
export function movingAt({ seat, points, length }: Trip, begun: number, now: number): Moving | undefined {
  const done = (now - begun) / length
  if (done >= 1) return undefined
  const along = Math.max(0, done) * (points.length - 1)
  const from = points[Math.floor(along)]
  const to = points[Math.floor(along) + 1] ?? from
  if (from === undefined || to === undefined) return undefined
  const part = along % 1
  const [a, b] = [spotOf(from), spotOf(to)]
  if (mapOf(from) !== mapOf(to)) {
    return part < 0.5 ? { seat, level: mapOf(from), spot: a } : { seat, level: mapOf(to), spot: b }
  }
  return { seat, level: mapOf(from), spot: { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part } }
}
