import type { Outcome, Transition } from '@turnwise/engine'
import type { Event } from './events.ts'
import type { Player } from './grid.ts'
import type { Explorer, Reason, State } from './types.ts'

export type Flow = Transition<State, Event>

/** An explorer while an action runs, and what happened to them. It knows no slots. */
export type Walk = Transition<Explorer, Event>

export function end(flow: Flow, winners: readonly Player[], reason: Reason): void {
  const outcome: Outcome & { readonly reason: Reason } = { winners, reason }
  flow.change({ phase: 'over', slot: null, outcome })
  flow.emit({ type: 'match-ended', outcome, mazes: flow.state.mazes })
}
