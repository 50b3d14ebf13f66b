import type { Outcome, Seat } from '@turnwise/engine'
import { decider, legalMoves } from './moves.ts'
import { endReason } from './rules.ts'
import type { GameState, Move } from './types.ts'

export function toAct(state: GameState): readonly Seat[] {
  const seat = decider(state)
  return seat === null ? [] : [seat]
}

export function legalActions(state: GameState, seat: Seat): readonly Move[] {
  return decider(state) === seat ? legalMoves(state) : []
}

export function outcome(state: GameState): Outcome | undefined {
  if (!state.gameEnded) return undefined
  return { winners: state.winners, reason: endReason(state), scores: state.players.map(({ position }) => position) }
}
