import type { OdysseusEvent } from '../game/events.ts'
import type { PlayerId } from '../game/types.ts'

/** Milliseconds at normal speed. */
const CARD = 650
const HOP = 190
const LEAP = 380
const BLOW = 260
const TALE = 320

/** One ship's way during some events: where it is from which moment on. */
export interface Voyage {
  readonly playerId: PlayerId
  readonly stops: readonly { readonly at: number; readonly index: number }[]
}

export interface Timeline {
  readonly voyages: readonly Voyage[]
  /** When each tile is laid, by its index. */
  readonly laid: ReadonlyMap<number, number>
  readonly total: number
}

/** When what happens, one thing after the other, in the order of the events. */
export function timelineOf(events: readonly OdysseusEvent[]): Timeline {
  const stops = new Map<PlayerId, { at: number; index: number }[]>()
  const laid = new Map<number, number>()
  let now = 0
  for (const event of events) {
    switch (event.type) {
      case 'card-drawn':
        now += CARD
        break
      case 'tile-laid':
        laid.set(event.index, now)
        break
      case 'ship-sailed':
      case 'ship-placed': {
        const way = stops.get(event.playerId) ?? []
        way.push({ at: now, index: event.from })
        const steps = event.type === 'ship-sailed' ? stepsBetween(event.from, event.to) : [event.to]
        for (const index of steps) {
          now += event.type === 'ship-sailed' ? HOP : LEAP
          way.push({ at: now, index })
        }
        stops.set(event.playerId, way)
        break
      }
      case 'damage-taken':
      case 'ship-wrecked':
      case 'ship-repaired':
        now += BLOW
        break
      case 'epic-triggered':
        now += TALE
        break
      default:
    }
  }
  return { voyages: [...stops].map(([playerId, way]) => ({ playerId, stops: way })), laid, total: now }
}

function stepsBetween(from: number, to: number): readonly number[] {
  const step = Math.sign(to - from)
  return Array.from({ length: Math.abs(to - from) }, (_, i) => from + step * (i + 1))
}
