import type { GameAction, Seat } from './game.ts'
import type { Rng } from './rng.ts'

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

export interface Bot<View = unknown, Action extends GameAction = GameAction> {
  readonly id: string
  readonly title: string
  /** One sentence for the player who chooses an opponent. */
  readonly description: string
  choose(turn: BotTurn<View, Action>): Action
}
