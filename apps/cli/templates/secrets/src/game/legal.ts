import type { Outcome, Seat, Weighted } from '@turnwise/engine'
import { FACES } from './setup.ts'
import type { Action, Bid, State } from './types.ts'

export function toAct(state: State): readonly Seat[] {
  if (state.outcome !== null) return []
  return [state.turn ?? 0]
}

/** Every higher bid (ruling 2), lowest first. */
export function legalActions(state: State, seat: Seat): readonly Action[] {
  if (!toAct(state).includes(seat)) return []
  if (state.turn === null) return [{ type: 'draw-starter' }]
  const bids = Array.from({ length: totalDice(state) * FACES }, (_, i): Action => {
    return { type: 'bid', count: Math.floor(i / FACES) + 1, face: (i % FACES) + 1 }
  }).filter(action => action.type === 'bid' && isHigher(action, state.bid))
  return state.bid === null ? bids : [{ type: 'challenge' }, ...bids]
}

export function totalDice({ dice }: { readonly dice: readonly (readonly unknown[])[] }): number {
  return dice.reduce((sum, cup) => sum + cup.length, 0)
}

export function isHigher(bid: Pick<Bid, 'count' | 'face'>, than: Bid | null): boolean {
  return than === null || bid.count > than.count || (bid.count === than.count && bid.face > than.face)
}

/** Ruling 1: any seat with the same chance. */
export function chance(state: State, action: Action): readonly Weighted<Action>[] {
  if (action.type !== 'draw-starter' || state.turn !== null) return []
  return state.dice.map((_, starter) => ({ weight: 1, item: { type: 'draw-starter', starter } }))
}

export function outcome(state: State): Outcome | undefined {
  return state.outcome ?? undefined
}
