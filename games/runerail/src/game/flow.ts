import { fail, type Rejection, type Seat } from '@turnwise/engine'
import type { Event, GoldReason } from './happenings.ts'
import type { Player, State, Turn } from './types.ts'

/** One command while it runs: the state so far (never changed in place, only replaced) and what has happened. */
export interface Flow {
  state: State
  readonly events: Event[]
  reveals: boolean
}

export function startFlow(state: State): Flow {
  return { state, events: [], reveals: false }
}

export function emit(flow: Flow, event: Event): void {
  flow.events.push(event)
}

export function change(flow: Flow, patch: Partial<State>): void {
  flow.state = { ...flow.state, ...patch }
}

export function changePlayer(flow: Flow, seat: Seat, patch: Partial<Player>): void {
  change(flow, {
    players: flow.state.players.map((player, index) => (index === seat ? { ...player, ...patch } : player)),
  })
}

export function changeTurn(flow: Flow, patch: Partial<Turn>): void {
  const { current } = flow.state
  if (current !== null) change(flow, { current: { ...current, ...patch } })
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

/** Gold goes from one to another, null being the bank; what is due to somebody who resigned goes to the bank. */
export function pay(flow: Flow, from: Seat | null, to: Seat | null, amount: number, reason: GoldReason): void {
  if (amount === 0) return
  const payee = to !== null && playerOf(flow.state, to).resigned ? null : to
  if (from === null) change(flow, { bank: flow.state.bank - amount })
  else changePlayer(flow, from, { gp: playerOf(flow.state, from).gp - amount })
  if (payee === null) change(flow, { bank: flow.state.bank + amount })
  else changePlayer(flow, payee, { gp: playerOf(flow.state, payee).gp + amount })
  emit(flow, { type: 'gold-paid', from, to: payee, amount, reason })
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
  change(flow, { pool })
  changePlayer(flow, seat, { loads })
}

export type Refusal = { readonly ok: false; readonly error: Rejection }

/** A refusal by a rule of this game: its own code travels beside the table's. */
export function refuse(ruleCode: string, message: string, details: Readonly<Record<string, unknown>> = {}): Refusal {
  return fail('illegal-action', message, { rule_code: ruleCode, ...details })
}

export function inPlay(state: Pick<State, 'order' | 'players'>): readonly Seat[] {
  return state.order.filter(seat => !playerOf(state, seat).resigned)
}
