import { type LinkId, linkBetween } from '../game/board.ts'
import { type Point, pointOf } from '../game/geometry.ts'
import type { Event } from '../game/happenings.ts'

/** What somebody did on the map: the sections that he built, and the way that he went. */
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
        if (seat !== undefined && event.player !== seat) return { built, trail }
        break
      case 'train-placed':
      case 'track-built':
      case 'train-moved':
      case 'ship-sailed': {
        seat ??= event.player
        if (event.player !== seat) return { built, trail }
        if (event.type === 'track-built') {
          const [start, end] = [pointOf(event.start), pointOf(event.end)]
          const link = start === undefined || end === undefined ? undefined : linkBetween(start, end)
          if (link !== undefined) built.push(link)
        } else if (event.type !== 'train-placed') {
          trail.unshift(...[event.from, ...event.path].flatMap(at => pointOf(at) ?? []))
        }
      }
    }
  }
  return { built, trail }
}
