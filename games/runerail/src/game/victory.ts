import type { Seat } from '@turnwise/engine'
import { hasRainbow, isMagicOn } from './cards/effects.ts'
import { clearOffers } from './cards/piles.ts'
import { type Flow, inPlay, playerOf } from './flow.ts'
import { joinedMajors } from './track/track.ts'
import type { EndReason, Shared } from './types.ts'

/** Major cities that their network joins now; a strike counts (N2, effect 9). */
export function joinedBy(state: Pick<Shared, 'track' | 'effects' | 'options'>, seat: Seat): number {
  // On a part of the map a magical link leads to a city that is not there.
  const magic = isMagicOn(state.effects) && state.options.map === 'whole'
  return joinedMajors(state.track, seat, magic, magic && hasRainbow(state.effects))
}

/** N1; no player wins while in debt (Z4). */
export function hasWon(state: Shared, seat: Seat): boolean {
  const player = playerOf(state, seat)
  if (player.resigned || player.debt > 0 || player.gp < state.options.goal_gold) return false
  return joinedBy(state, seat) >= state.options.goal_cities
}

/** N4, N5: all players are looked at; true when the match is over. */
export function settleVictory(flow: Flow, turnOfSeat: Seat | null): boolean {
  const { state } = flow
  if (state.stage === 'finished') return true
  const winners = state.order.filter(seat => hasWon(state, seat))
  if (winners.length === 0) return false
  const [first = 0] = winners.toSorted((a, b) => playerOf(state, b).gp - playerOf(state, a).gp)
  finish(flow, turnOfSeat !== null && winners.includes(turnOfSeat) ? turnOfSeat : first, 'network')
  return true
}

/** N7: out of debt first (Z4), then most cities, then most gold, then the earlier in the order. */
export function finishByLimit(flow: Flow): void {
  const { state } = flow
  const rank = (seat: Seat) => {
    const { debt, gp } = playerOf(state, seat)
    return [debt === 0 ? 1 : 0, joinedBy(state, seat), gp]
  }
  const [winner = 0] = inPlay(state).toSorted((a, b) => {
    const [left, right] = [rank(a), rank(b)]
    const differing = left.findIndex((value, index) => value !== right[index])
    return differing === -1 ? 0 : (right[differing] ?? 0) - (left[differing] ?? 0)
  })
  finish(flow, winner, 'turn-limit')
}

/** N6: play stops at once. */
export function finish(flow: Flow, winner: Seat, reason: EndReason): void {
  clearOffers(flow)
  flow.change({
    stage: 'finished',
    draft: null,
    step: null,
    current: null,
    pending: null,
    draw: null,
    outcome: { winners: [winner], reason },
  })
  flow.emit({ type: 'match-won', seat: winner, reason })
}
