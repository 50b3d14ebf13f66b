import type { Check, Spoilt } from '@turnwise/conformance'
import { type Game, ok } from '@turnwise/engine'
import {
  type Action,
  type Event,
  game,
  type Options,
  type State,
  type View,
} from '../../../templates/secrets/src/index.ts'

export type Dice = Game<State, Action, Event, View, Options>

export const sound: Dice = game

/** The sound game with one thing wrong. */
export function spoilt(flaw: string, caughtBy: Check, change: Partial<Dice>): Spoilt {
  return { flaw, caughtBy, game: { ...sound, ...change } }
}

/** The same for a change that the types of the game would not allow. */
export function spoiltBeyondTypes(flaw: string, caughtBy: Check, change: Partial<Game>): Spoilt {
  return { flaw, caughtBy, game: { ...sound, ...change } }
}

/** A view with something added; resampling still uses the honest part. */
export function showing(more: (state: State, viewer: unknown) => unknown): Partial<Dice> {
  return {
    view: (state, viewer) => Object.assign({}, sound.view(state, viewer), { more: more(state, viewer) ?? null }),
    resample(view, viewer, rng) {
      const { more: _, ...honest } = Object.assign({ more: null }, view)
      return sound.resample(honest, viewer, rng)
    },
  }
}

interface Change {
  readonly state?: State
  readonly events?: readonly unknown[]
  readonly reveals?: boolean
}

/** Changes what an accepted action returns. */
export function applying(change: (state: State, next: State, events: readonly Event[]) => Change): Partial<Dice> {
  return {
    apply(state, seat, action) {
      const result = sound.apply(state, seat, action)
      if (!result.ok) return result
      const { value } = result
      return ok(Object.assign({}, value, change(state, value.state, value.events)))
    },
  }
}

/** How many dice show what was bid. */
export function actualOf({ bid, dice }: State): number {
  return dice.flat().filter(face => face === bid?.face).length
}

export function sumOf(state: State): number {
  return state.dice.flat().reduce((sum, face) => sum + face, 0)
}
