import type { Seat } from '@turnwise/engine'
import { isHalfRate } from './cards/effects.ts'
import { discardCards } from './cards/piles.ts'
import { TRAINS } from './content/index.ts'
import { changePlayer, type Flow, inPlay, playerOf } from './flow.ts'
import { pointOf } from './map/geometry.ts'
import type { Phase, Shared, State, Turn } from './types.ts'
import { finishByLimit, settleVictory } from './victory.ts'

export const OPENING_ROUNDS = 3

export function freshTurn(player: Seat, phase: Phase, movesLeft: number, halved: boolean): Turn {
  return {
    player,
    phase,
    spent: 0,
    movesLeft,
    moved: 0,
    halved,
    tollsPaid: [],
    moveBribePaid: false,
    buildBribePaid: false,
    cityExits: 0,
    shipDrawn: false,
    sailed: 0,
    acted: false,
    picked: [],
  }
}

/** Which round a turn belongs to, from 1; the limit of N7 counts these. */
export function roundOf(turn: number, seats: number): number {
  return Math.max(1, Math.ceil(turn / seats))
}

/** Which of the opening turns it is, from 1. */
export function openingRound({ step, order }: Pick<State, 'step' | 'order'>): number {
  return Math.floor((step ?? 0) / order.length) + 1
}

/** Section 3, steps 5 and 6: openings go 1..n, n..1, 1..n, then each places their train. */
export function seatOfStep(order: readonly Seat[], step: number): Seat {
  const round = openingRound({ step, order })
  const place = step % order.length
  return order[round === 2 ? order.length - 1 - place : place] ?? 0
}

/** The next opening turn or placing of a player in play; after the last of them main play begins. */
export function beginStep(flow: Flow, from: number): void {
  const { order } = flow.state
  for (let step = from; step < (OPENING_ROUNDS + 1) * order.length; step++) {
    const seat = seatOfStep(order, step)
    if (playerOf(flow.state, seat).resigned) continue
    const opening = step < OPENING_ROUNDS * order.length
    flow.change({
      stage: opening ? 'opening' : 'placing',
      step,
      current: opening ? freshTurn(seat, 'build', 0, false) : null,
    })
    if (opening) flow.emit({ type: 'turn-began', seat, turn: 0, phase: 'build' })
    return
  }
  flow.change({ stage: 'main', step: null, current: null })
  beginTurn(flow)
}

/** Z1, Z2; in the opening there is nothing to run out. */
export function endTurn(flow: Flow): void {
  const { state } = flow
  if (state.current === null) return
  flow.emit({ type: 'turn-ended', seat: state.current.player, turn: state.turn })
  flow.change({ current: null })
  if (state.stage === 'opening') beginStep(flow, (state.step ?? 0) + 1)
  else if (!closeTurn(flow, state.current.player)) beginTurn(flow)
}

/** 4.1; turns that are lost or belong to a player who resigned pass by themselves. */
function beginTurn(flow: Flow): void {
  for (;;) {
    const turn = flow.state.turn + 1
    const seat = seatOfTurn(flow.state, turn)
    flow.change({ turn })
    const player = playerOf(flow.state, seat)
    if (!player.resigned && player.skip === 0) {
      startTurn(flow, seat)
      return
    }
    // T2: a lost turn counts on the clock, and what ends with it ends.
    if (!player.resigned) changePlayer(flow, seat, { skip: player.skip - 1 })
    flow.emit({ type: 'turn-skipped', seat, turn })
    if (closeTurn(flow, seat)) return
  }
}

export function seatOfTurn(state: Pick<State, 'order'>, turn: number): Seat {
  return state.order[(turn - 1) % state.order.length] ?? 0
}

/** T3. */
function startTurn(flow: Flow, seat: Seat): void {
  const player = playerOf(flow.state, seat)
  const speed = TRAINS.get(player.train)?.speed ?? 0
  const at = player.at === null || player.ship !== null ? undefined : pointOf(player.at)
  const halved = at !== undefined && isHalfRate(flow.state.effects, at)
  flow.change({ current: freshTurn(seat, 'move', halved ? half(speed) : speed, halved) })
  flow.emit({ type: 'turn-began', seat, turn: flow.state.turn, phase: 'move' })
}

/** M7: rounded up, so half of 1 is 1. */
export function half(moves: number): number {
  return Math.ceil(moves / 2)
}

/** Z1, then victory (the ending turn is "whose turn"), then the limit of N7; true when the match is over. */
function closeTurn(flow: Flow, seat: Seat): boolean {
  const { turn, effects, rightOfWay, order, options } = flow.state
  const ended = effects.filter(effect => effect.until !== null && effect.until <= turn)
  if (ended.length > 0) {
    const rest = effects.filter(effect => !ended.includes(effect))
    flow.change({ effects: rest })
    const cards = new Set(ended.map(effect => effect.card))
    for (const card of cards) {
      const kinds = ended.filter(effect => effect.card === card).map(({ kind }) => kind)
      flow.emit({ type: 'effects-ended', kinds, card })
    }
    discardCards(
      flow,
      'demand',
      [...cards].filter(card => !rest.some(effect => effect.card === card)),
    )
  }
  if (rightOfWay.some(claim => claim.until <= turn)) {
    flow.change({ rightOfWay: rightOfWay.filter(claim => claim.until > turn) })
  }
  if (settleVictory(flow, seat)) return true
  if (turn < options.turn_limit * order.length || inPlay(flow.state).length === 0) return false
  finishByLimit(flow)
  return true
}

/** Whose move it is while no decision is pending. */
export function seatToAct(state: Shared): Seat | undefined {
  if (state.draft !== null) return state.draft.picker
  if (state.stage === 'placing') return seatOfStep(state.order, state.step ?? 0)
  return state.current?.player
}
