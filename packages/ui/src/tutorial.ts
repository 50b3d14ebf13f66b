import type { GameAction, Seat } from '@turnwise/engine'

/**
 * A first match in which one does the moves. It runs on a table of its own that forgets everything. The reader sits
 * on seat 0; what the others do stands in the script.
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
  /** What the text speaks of, in the board's own names (`square-27`): the board marks it while the step waits. */
  readonly points?: readonly string[]
  /** The table is put into this whole state first. */
  readonly state?: unknown
  /** Which action leads on; without it there is a button to go on. */
  accepts?(action: Action): boolean
  /** Said when the reader does something else. */
  readonly otherwise?: string
  /** What is played instead of the reader's action: the same with what chance decides in it. */
  readonly as?: Action
  /** What the others do then. */
  readonly replies?: readonly { readonly seat: Seat; readonly action: Action }[]
}
