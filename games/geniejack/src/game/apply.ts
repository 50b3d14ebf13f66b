import { type Applied, ok, type Result, type Seat } from '@turnwise/engine'
import type { Event } from './events.ts'
import { closeFlow, openFlow } from './flow.ts'
import { ACTIONS } from './legal.ts'
import { REFUSALS } from './refusals.ts'
import type { PlayerAction, RunState } from './types.ts'

/** Takes one action; the state that came in stays as it was. */
export function apply(state: RunState, seat: Seat, action: PlayerAction): Result<Applied<RunState, Event>> {
  if (seat !== 0) return REFUSALS.otherSeat
  if (state.outcome !== null) return REFUSALS.runOver
  const { phases, perform } = ACTIONS[action.type]
  if (!phases.includes(state.phase)) return REFUSALS.wrongPhase(action.type, state.phase)
  const flow = openFlow(state)
  const refused = perform(flow, action)
  if (refused !== undefined) return refused
  flow.reveals =
    flow.rng.getState().callCount !== state.rng.callCount || flow.events.some(({ type }) => SHOWS_CARDS.includes(type))
  return ok(closeFlow(flow))
}

/** Dealing from a shoe that is not reshuffled draws no random number, but still reveals cards. */
const SHOWS_CARDS: readonly Event['type'][] = ['cards-dealt', 'card-drawn', 'hand-split', 'dealer-revealed']
