import type { GameAction, Seat } from '@turnwise/engine'

/**
 * A first match in which the reader makes the moves. It runs on a separate table in memory. The reader has seat 0; the
 * script plays the other seats.
 */
export interface Tutorial<Action extends GameAction = GameAction> {
  readonly options?: Readonly<Record<string, unknown>>
  /** Names by seat, the reader first. */
  readonly names: readonly string[]
  readonly steps: readonly TutorialStep<Action>[]
}

/** One step of a lesson. */
export interface TutorialStep<Action extends GameAction = GameAction> {
  /** Theme, goal, what to do now: a sentence or two. */
  readonly text: string
  /** What the text refers to, by the board's own names (`square-27`): the board marks it during the step. */
  readonly points?: readonly string[]
  /** The match is set to this state first. */
  readonly state?: unknown
  /** Accepts the actions that lead to the next step; without it there is a button to go on. */
  accepts?(action: Action): boolean
  /** Shown when the reader does something else. */
  readonly otherwise?: string
  /** Played instead of the reader's action: the same action with a fixed result of chance. */
  readonly as?: Action
  /** The actions of the other seats that follow. */
  readonly replies?: readonly { readonly seat: Seat; readonly action: Action }[]
}
