import type { Seat } from '@turnwise/engine'
import { isInForce } from '../cards/effects.ts'
import { discardCards } from '../cards/piles.ts'
import { SHIPS } from '../content/index.ts'
import type { Milepost } from '../content/types.ts'
import { changePlayer, type Flow, playerOf, turnOf } from '../flow.ts'
import { isPort, placeAt, seaNeighbours } from '../map/board.ts'
import { isOnMap } from '../map/extent.ts'
import { milepostOf, type Point, pointAt, pointOf } from '../map/geometry.ts'
import { raceOf } from '../track/costs.ts'
import type { Player, Shared } from '../types.ts'

/** Wee folk pay nothing (S2). */
export function boardingFee(player: Player, ship: string): number {
  return raceOf(player) === 'wee folk' ? 0 : (SHIPS.get(ship)?.fee ?? 0)
}

/** The card is discarded, the train stands on the port, facing any way; a port of a major city is a city (Y6). */
export function land(flow: Flow, seat: Seat): void {
  const { ship, at } = playerOf(flow.state, seat)
  if (ship === null || at === null) return
  const point = pointOf(at)
  const inCity = point !== undefined && placeAt(point) !== undefined
  discardCards(flow, 'ships', [ship.name])
  changePlayer(flow, seat, { ship: null, cameFrom: null, ...(inCity ? { lastCity: at } : {}) })
  flow.emit({ type: 'train-landed', seat, at, ship: ship.name })
}

export interface Course {
  readonly point: Point
  readonly previous: Course | null
  readonly steps: number
}

/** Every milepost that the ship can reach this turn, nearest first; ports end a course. */
export function coursesOf(state: Shared, seat: Seat): Course[] {
  const player = playerOf(state, seat)
  const start = pointAt(player.at)
  if (player.ship === null || start === undefined || player.ship.boardedTurn === state.turn) return []
  const range = (SHIPS.get(player.ship.name)?.speed ?? 0) - turnOf(state).sailed
  const locked = isInForce(state.effects, 'no-ship-change')
  if (locked && isPort(start)) return []
  const queue: Course[] = [{ point: start, previous: null, steps: 0 }]
  const seen = new Set([start])
  for (const course of queue) {
    if (course.steps >= range || (course.steps > 0 && isPort(course.point))) continue
    for (const point of seaNeighbours(course.point)) {
      if (seen.has(point) || !isOnMap(state.options.map, point) || (locked && isPort(point))) continue
      seen.add(point)
      queue.push({ point, previous: course, steps: course.steps + 1 })
    }
  }
  return queue.slice(1)
}

/** The mileposts of a course, the present one left out. */
export function pathOfCourse(course: Course): Milepost[] {
  const path: Milepost[] = []
  for (let at = course; at.previous !== null; at = at.previous) path.unshift(milepostOf(at.point))
  return path
}

/** The same with the present milepost first. */
export function pointsOfCourse(course: Course): Point[] {
  const way: Point[] = []
  for (let at: Course | null = course; at !== null; at = at.previous) way.unshift(at.point)
  return way
}
