import { ok, type Result, type Seat, type Transition } from '@turnwise/engine'
import type { Event, GoldReason } from './events.ts'
import { type Place, placeAt } from './map/board.ts'
import { pointAt } from './map/geometry.ts'
import { REFUSALS } from './refusals.ts'
import { raceOf } from './track/costs.ts'
import type { Player, State, Turn } from './types.ts'

export type Flow = Transition<State, Event>

export function changePlayer(flow: Flow, seat: Seat, patch: Partial<Player>): void {
  flow.change({
    players: flow.state.players.map((player, index) => (index === seat ? { ...player, ...patch } : player)),
  })
}

export function changeTurn(flow: Flow, patch: Partial<Turn>): void {
  const { current } = flow.state
  if (current !== null) flow.change({ current: { ...current, ...patch } })
}

/** Seats come from the table and from the state's own lists, so a missing one is a broken state. */
export function playerOf(state: Pick<State, 'players'>, seat: Seat): Player {
  const player = state.players[seat]
  if (player === undefined) throw new RangeError(`no seat ${seat}`)
  return player
}

/** The turn that is being played; rules ask only while there is one. */
export function turnOf(state: Pick<State, 'current'>): Turn {
  if (state.current === null) throw new RangeError('no turn is being played')
  return state.current
}

/** Gold goes from one to another, null being the bank; what is due to a player who resigned goes to the bank. */
export function pay(flow: Flow, from: Seat | null, to: Seat | null, amount: number, reason: GoldReason): void {
  if (amount === 0) return
  const payee = to !== null && playerOf(flow.state, to).resigned ? null : to
  if (from === null) flow.change({ bank: flow.state.bank - amount })
  else changePlayer(flow, from, { gp: playerOf(flow.state, from).gp - amount })
  if (payee === null) flow.change({ bank: flow.state.bank + amount })
  else changePlayer(flow, payee, { gp: playerOf(flow.state, payee).gp + amount })
  flow.emit({ type: 'gold-paid', from, to: payee, amount, reason })
}

/** Chips back to the pool (G1, G2). */
export function returnLoads(flow: Flow, seat: Seat, goods: readonly string[]): void {
  if (goods.length === 0) return
  const pool = { ...flow.state.pool }
  const loads = playerOf(flow.state, seat).loads.slice()
  for (const good of goods) {
    pool[good] = (pool[good] ?? 0) + 1
    loads.splice(loads.indexOf(good), 1)
  }
  flow.change({ pool })
  changePlayer(flow, seat, { loads })
}

export function inPlay(state: Pick<State, 'order' | 'players'>): readonly Seat[] {
  return state.order.filter(seat => !playerOf(state, seat).resigned)
}

/** The player whose foreman takes the bribes, or the bank (M5). */
export function bribePayee(state: Pick<State, 'players'>): Seat | null {
  const seat = state.players.findIndex(player => !player.resigned && raceOf(player) === 'orc')
  return seat === -1 ? null : seat
}

/** Where loads are handled; aboard a ship nowhere (S8). */
export function cityOf(player: Player): Result<Place> {
  if (player.ship !== null) return REFUSALS.aboardShip
  const point = pointAt(player.at)
  const city = point === undefined ? undefined : placeAt(point)
  return city === undefined ? REFUSALS.notInCity : ok(city)
}
