import type { Milepost } from '../../game/content/types.ts'
import type { Event } from '../../game/events.ts'
import { type LinkId, linkBetween } from '../../game/map/board.ts'
import { type Point, pointOf } from '../../game/map/geometry.ts'

/** What a player did on the map: the sections they built and the way they went. */
export interface LastMove {
  readonly built: readonly LinkId[]
  readonly trail: readonly Point[]
}

/**
 * What the last player who changed the map did there, back to the turn of another. Loads, cards and ends of turns since
 * then leave it marked; a train that was placed is seen by itself.
 */
export function lastMoveOf(recent: readonly (readonly Event[])[]): LastMove {
  const built: LinkId[] = []
  const trail: Point[] = []
  let seat: number | undefined
  for (const event of recent.flatMap(events => events.toReversed())) {
    switch (event.type) {
      case 'turn-ended':
        if (seat !== undefined && event.seat !== seat) return { built, trail }
        break
      case 'train-placed':
      case 'track-built':
      case 'train-moved':
      case 'ship-sailed': {
        seat ??= event.seat
        if (event.seat !== seat) return { built, trail }
        if (event.type === 'track-built') {
          built.push(...event.sections.flatMap(({ start, end }) => linkAt(start, end) ?? []).reverse())
        } else if (event.type !== 'train-placed') {
          trail.unshift(...[event.from, ...event.path].flatMap(at => pointOf(at) ?? []))
        }
      }
    }
  }
  return { built, trail }
}

function linkAt(start: Milepost, end: Milepost): LinkId | undefined {
  const [a, b] = [pointOf(start), pointOf(end)]
  return a === undefined || b === undefined ? undefined : linkBetween(a, b)
}
