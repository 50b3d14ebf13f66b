import type { GameAction, Seat } from './game.ts'
import type { Rng } from './rng.ts'

/** How much a bot may think about one choice. */
export interface Budget {
  /** A budget in iterations gives the same choice on every machine. */
  readonly iterations?: number
  readonly milliseconds?: number
}

/** Everything that a bot receives. It contains no state: a bot knows what a person on its seat knows. */
export interface BotTurn<View = unknown, Action extends GameAction = GameAction> {
  readonly view: View
  readonly seat: Seat
  readonly seats: number
  readonly legal: readonly Action[]
  /** False when `legal` does not list everything. */
  readonly complete: boolean
  readonly rng: Rng
  readonly budget: Budget
}

/** What a choice is worth, as far as its player can know. */
export interface Rating {
  /** Each seat's expected result, as `evaluate` gives it. */
  readonly values: readonly number[]
  /** Standard error of the chooser's value against that of the choice rated best. */
  readonly doubt: number
}

/** How a bot judges, for those who read its judgement. */
export interface Judging {
  /** To go after the bot's name: `2 throws ahead`; after its number of iterations if it samples: `imagined runs for each choice`. */
  readonly how: string
  /** Its values are right to about this much; a smaller difference is no error. */
  readonly within: number
  /** It judges by samples, so that more iterations make it surer. */
  readonly isSampled?: boolean
  /** It only estimates who is ahead: good for a curve, too coarse to call a choice an error or a draw luck. */
  readonly isCoarse?: boolean
  /** Iterations where the budget names none. */
  readonly iterations?: number
}

/** A player that chooses from what it is told. It is handed views, never states. */
export interface Bot<View = unknown, Action extends GameAction = GameAction> {
  readonly id: string
  readonly title: string
  /** One sentence for the player who chooses an opponent. */
  readonly description: string
  choose(turn: BotTurn<View, Action>): Action
  /**
   * Each seat's expected result from 0 to 1, by what this seat knows: winners share 1, a solo run counts 1 when it is cleared.
   * With the same view and the same budget of iterations the values are the same.
   */
  evaluate?(view: View, seat: Seat, budget: Budget): readonly number[]
  /**
   * The same after each of these actions, which the seat may choose now. Left out, a review asks `evaluate` about what they
   * lead to; a bot that plays out imagined states does better by judging all actions in the same states.
   */
  rate?(turn: Pick<BotTurn<View, Action>, 'view' | 'seat' | 'seats' | 'legal' | 'budget'>): readonly Rating[]
  readonly judging?: Judging
}
