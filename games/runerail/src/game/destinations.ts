import type { Seat } from '@turnwise/engine'
import { placeNamed } from './board.ts'
import type { Action } from './commands/index.ts'
import type { Point } from './geometry.ts'
import { pointOf } from './geometry.ts'
import { type Arrival, explore, pathOf, rulesOfTurn } from './reach.ts'
import { type Course, coursesOf, pathOfCourse } from './ships.ts'
import type { View } from './types.ts'

/** Where the player may go with one click: the action to send, and what it takes. */
export interface Destination {
  readonly action: Action
  /** The way there, the present milepost first. */
  readonly way: readonly Point[]
  readonly steps: number
  readonly gold: number
}

/** What can be reached now. The rules do the searching; a list of every path would be long. */
export function destinationsOf(view: View, seat: Seat, legal: readonly Action[]): ReadonlyMap<Point, Destination> {
  const found = new Map<Point, Destination>()
  const here = view.players[seat]?.at ?? null
  const start = here === null ? undefined : pointOf(here)
  if (legal.some(({ type }) => type === 'move-train')) {
    for (const arrival of bestArrivals(view, seat).values()) {
      if (arrival.point === start) continue
      const path = pathOf(arrival)
      const way = [start, ...path.map(pointOf)].filter(point => point !== undefined)
      found.set(arrival.point, {
        action: { type: 'move-train', path },
        way,
        steps: arrival.steps,
        gold: arrival.gold,
      })
    }
  }
  if (legal.some(({ type }) => type === 'sail-ship')) {
    for (const course of coursesOf(view, seat)) {
      const action: Action = { type: 'sail-ship', path: pathOfCourse(course) }
      found.set(course.point, { action, way: wayOf(course), steps: course.steps, gold: 0 })
    }
  }
  for (const action of legal) {
    if (action.type !== 'place-train') continue
    for (const point of placeNamed(action.city)?.points ?? []) {
      found.set(point, { action, way: [], steps: 0, gold: 0 })
    }
  }
  return found
}

/** The cheapest, then the shortest. */
function bestArrivals(view: View, seat: Seat): ReadonlyMap<Point, Arrival> {
  const best = new Map<Point, Arrival>()
  explore(view, seat, rulesOfTurn(view, seat), arrival => {
    const known = best.get(arrival.point)
    const isBetter =
      known === undefined || arrival.gold < known.gold || (arrival.gold === known.gold && arrival.steps < known.steps)
    if (isBetter) best.set(arrival.point, arrival)
    return false
  })
  return best
}

function wayOf(course: Course): Point[] {
  const way: Point[] = []
  for (let at: Course | null = course; at !== null; at = at.previous) way.unshift(at.point)
  return way
}
