import { ok, type Result, type Seat } from '@turnwise/engine'
import type { ActionOf } from './actions.ts'
import { isPort, isShipPoint, placeAt, seaNeighbours } from './board.ts'
import type { Milepost } from './content/types.ts'
import { SHIPS } from './content.ts'
import { raceOf } from './costs.ts'
import { isInForce } from './effects.ts'
import { isOnMap } from './extent.ts'
import { changePlayer, changeTurn, type Flow, pay, playerOf, turnOf } from './flow.ts'
import { milepostOf, neighboursOf, type Point, pointAt, pointOf } from './geometry.ts'
import { discardCards, drawCard } from './piles.ts'
import { REFUSALS, refusedAt } from './refusals.ts'
import type { Player, Shared } from './types.ts'

const WEE_FOLK_DRAW = 3

/** S2. `sizes` are public, so this says nothing about the order of the deck. */
export function checkDrawShip(state: Shared, seat: Seat, cardsLeft: number): Result<undefined> {
  const player = playerOf(state, seat)
  const point = pointAt(player.at)
  if (player.ship !== null) return REFUSALS.aboardShip
  if (point === undefined || !isPort(point)) return REFUSALS.notAtPort
  if (isInForce(state.effects, 'no-ship-change')) return REFUSALS.gale
  if (turnOf(state).shipDrawn) return REFUSALS.shipsAlreadyDrawn
  if (cardsLeft === 0) return REFUSALS.noShipLeft
  return ok(undefined)
}

export function drawShip(flow: Flow, seat: Seat): Result<undefined> {
  const { deck, discard } = flow.state.piles.ships
  const checked = checkDrawShip(flow.state, seat, deck.length + discard.length)
  if (!checked.ok) return checked
  const count = raceOf(playerOf(flow.state, seat)) === 'wee folk' ? WEE_FOLK_DRAW : 1
  const drawn: string[] = []
  for (let i = 0; i < count; i++) {
    const ship = drawCard(flow, 'ships')
    if (ship !== undefined) drawn.push(ship)
  }
  flow.reveals = true
  changeTurn(flow, { shipDrawn: true })
  flow.change({ pending: { kind: 'choose-ship', player: seat, drawn } })
  flow.emit({ type: 'ships-drawn', seat, ships: drawn })
  return ok(undefined)
}

/** Wee folk pay nothing (S2). */
export function boardingFee(player: Player, ship: string): number {
  return raceOf(player) === 'wee folk' ? 0 : (SHIPS.get(ship)?.fee ?? 0)
}

export function boardShip(flow: Flow, seat: Seat, { ship_id: name }: ActionOf<'board-ship'>): Result<undefined> {
  const { pending } = flow.state
  if (pending?.kind !== 'choose-ship') return REFUSALS.noShipDrawn
  if (name === null) {
    discardCards(flow, 'ships', pending.drawn)
    flow.change({ pending: null })
    flow.emit({ type: 'ship-declined', seat })
    return ok(undefined)
  }
  if (!pending.drawn.includes(name)) return REFUSALS.shipNotDrawn(name)
  const player = playerOf(flow.state, seat)
  const fee = boardingFee(player, name)
  if (player.gp < fee) return REFUSALS.cannotPayFee(name, fee)
  pay(flow, seat, null, fee, 'fee')
  discardCards(
    flow,
    'ships',
    pending.drawn.filter(ship => ship !== name),
  )
  flow.change({ pending: null })
  changePlayer(flow, seat, { ship: { name, boardedTurn: flow.state.turn } })
  flow.emit({ type: 'ship-boarded', seat, ship: name })
  return ok(undefined)
}

/** S3 to S5: the whole path or nothing; stepping onto a port ends the voyage. */
export function sailShip(flow: Flow, seat: Seat, { path }: ActionOf<'sail-ship'>): Result<undefined> {
  const player = playerOf(flow.state, seat)
  const from = player.at
  if (player.ship === null || from === null) return REFUSALS.notAboard
  if (player.ship.boardedTurn === flow.state.turn) return REFUSALS.boardedThisTurn
  const speed = SHIPS.get(player.ship.name)?.speed ?? 0
  const locked = isInForce(flow.state.effects, 'no-ship-change')
  let sailed = turnOf(flow.state).sailed
  let at = pointOf(from) ?? -1
  let landed = false
  for (const [step, milepost] of path.entries()) {
    if (landed) return refusedAt(REFUSALS.voyageOver, { step })
    const next = pointOf(milepost)
    const beside = next !== undefined && neighboursOf(at).includes(next)
    if (!beside || !(isShipPoint(next) || isPort(next)) || !isOnMap(flow.state.options.map, next))
      return refusedAt(REFUSALS.notWater, { step })
    if (sailed >= speed) return refusedAt(REFUSALS.tooFar(player.ship.name, speed), { step })
    if (locked && (isPort(at) || isPort(next))) return REFUSALS.gale
    sailed++
    at = next
    landed = isPort(next)
  }
  changeTurn(flow, { sailed })
  changePlayer(flow, seat, { at: milepostOf(at), cameFrom: null })
  flow.emit({ type: 'ship-sailed', seat, from, path })
  if (landed) land(flow, seat)
  return ok(undefined)
}

export function checkDisembark(state: Shared, seat: Seat): Result<undefined> {
  const player = playerOf(state, seat)
  const point = pointAt(player.at)
  if (player.ship === null) return REFUSALS.notAboard
  if (player.ship.boardedTurn === state.turn) return REFUSALS.boardedThisTurn
  if (point === undefined || !isPort(point)) return REFUSALS.notAtPort
  if (isInForce(state.effects, 'no-ship-change')) return REFUSALS.gale
  return ok(undefined)
}

/** S7 */
export function disembark(flow: Flow, seat: Seat): Result<undefined> {
  const checked = checkDisembark(flow.state, seat)
  if (checked.ok) land(flow, seat)
  return checked
}

/** The card is discarded, the train stands on the port, facing any way; a port of a major city is a city (Y6). */
function land(flow: Flow, seat: Seat): void {
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
