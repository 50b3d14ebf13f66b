import { ok, type Result, type Seat } from '@turnwise/engine'
import type { ActionOf } from './actions.ts'
import { type Place, placeAt } from './board.ts'
import { TRAINS } from './content.ts'
import { demandsOn } from './demands.ts'
import { startDraw } from './draw.ts'
import { isClosed } from './effects.ts'
import { changePlayer, changeTurn, type Flow, pay, playerOf, returnLoads, turnOf } from './flow.ts'
import { pointOf } from './geometry.ts'
import { discardCards } from './piles.ts'
import { REFUSALS } from './refusals.ts'
import type { Player, Shared } from './types.ts'
import { settleVictory } from './victory.ts'

/** S8: aboard a ship no load is handled. */
function cityOf(player: Player): Result<Place> {
  if (player.ship !== null) return REFUSALS.aboardShip
  const point = player.at === null ? undefined : pointOf(player.at)
  const city = point === undefined ? undefined : placeAt(point)
  return city === undefined ? REFUSALS.notInCity : ok(city)
}

export function checkPickUp(state: Shared, seat: Seat, good: string): Result<Place> {
  const player = playerOf(state, seat)
  const city = cityOf(player)
  if (!city.ok) return city
  if (isClosed(state.effects, city.value)) return REFUSALS.cityClosed
  if (!city.value.goods.includes(good)) return REFUSALS.notSupplied(city.value.name, good)
  if ((state.pool[good] ?? 0) < 1) return REFUSALS.noChips(good)
  if (player.loads.length >= (TRAINS.get(player.train)?.loads ?? 0)) return REFUSALS.trainFull
  return city
}

/** U1, at every milepost of the city (C3); like all that is done with loads it costs no movement (U4). */
export function pickUp(flow: Flow, seat: Seat, { good }: ActionOf<'pick-up'>): Result<undefined> {
  const city = checkPickUp(flow.state, seat, good)
  if (!city.ok) return city
  const { pool } = flow.state
  flow.change({ pool: { ...pool, [good]: (pool[good] ?? 0) - 1 } })
  changePlayer(flow, seat, { loads: [...playerOf(flow.state, seat).loads, good] })
  changeTurn(flow, { picked: [...turnOf(flow.state).picked, { city: city.value.name, good }] })
  flow.emit({ type: 'load-picked-up', seat, good, city: city.value.name })
  return ok(undefined)
}

export function checkDrop(state: Shared, seat: Seat, good: string): Result<Place> {
  const player = playerOf(state, seat)
  const city = cityOf(player)
  if (!city.ok) return city
  const carried = player.loads.filter(load => load === good).length
  if (carried === 0) return REFUSALS.notCarried(good)
  const { name } = city.value
  const fresh = turnOf(state).picked.filter(load => load.good === good && load.city === name).length
  if (carried <= fresh) return REFUSALS.justPickedUp(good)
  return city
}

/** U2 */
export function dropLoad(flow: Flow, seat: Seat, { good }: ActionOf<'drop-load'>): Result<undefined> {
  const city = checkDrop(flow.state, seat, good)
  if (!city.ok) return city
  returnLoads(flow, seat, [good])
  flow.emit({ type: 'load-dropped', seat, good, city: city.value.name })
  return ok(undefined)
}

export function checkDelivery(
  state: Shared,
  seat: Seat,
  card: number,
  good: string,
): Result<{ city: Place; payoff: number }> {
  const player = playerOf(state, seat)
  const city = cityOf(player)
  if (!city.ok) return city
  if (isClosed(state.effects, city.value)) return REFUSALS.cityClosed
  if (!player.loads.includes(good)) return REFUSALS.notCarried(good)
  if (!player.hand.includes(card)) return REFUSALS.notYourCard
  const demand = demandsOn(card, state.options.map).find(each => each.good === good && each.city === city.value.name)
  if (demand === undefined) return REFUSALS.noDemand(city.value.name, good)
  return ok({ city: city.value, payoff: demand.payoff })
}

/** U3, in its order: paid, then victory, then the next card. */
export function deliver(flow: Flow, seat: Seat, { card_id: card, good }: ActionOf<'deliver'>): Result<undefined> {
  const checked = checkDelivery(flow.state, seat, card, good)
  if (!checked.ok) return checked
  const { city, payoff } = checked.value
  returnLoads(flow, seat, [good])
  changePlayer(flow, seat, { hand: playerOf(flow.state, seat).hand.filter(each => each !== card) })
  discardCards(flow, 'demand', [card])
  flow.emit({ type: 'load-delivered', seat, card, good, city: city.name, payoff })
  pay(flow, null, seat, payoff, 'payoff')
  repay(flow, seat, payoff)
  flow.reveals = true
  if (!settleVictory(flow, seat)) startDraw(flow, seat, 1, 'continue')
  return ok(undefined)
}

/** Z4: a debt is taken from payoffs first. */
function repay(flow: Flow, seat: Seat, payoff: number): void {
  const { debt } = playerOf(flow.state, seat)
  const amount = Math.min(debt, payoff)
  if (amount === 0) return
  pay(flow, seat, null, amount, 'debt')
  changePlayer(flow, seat, { debt: debt - amount })
}
