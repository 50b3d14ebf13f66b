import type { Applied } from './game.ts'

/**
 * One action while it runs: the state so far and what has happened. The state is replaced and never changed in place, so the
 * one that came in stays as it was. Rules that take several steps hand this on; what they gave up on is simply not returned.
 */
export class Transition<State extends object, Event> {
  state: State
  readonly events: Event[] = []
  /** Something hidden or random came up. */
  reveals = false

  constructor(state: State) {
    this.state = state
  }

  change(patch: Partial<State>): void {
    this.state = { ...this.state, ...patch }
  }

  emit(event: Event): void {
    this.events.push(event)
  }

  /** What `apply` gives back. */
  done(): Applied<State, Event> {
    return { state: this.state, events: this.events, reveals: this.reveals }
  }
}
