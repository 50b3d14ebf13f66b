import type { GameAction, Seat } from './game.ts'

/** A position in which one choice is clearly better. */
export interface Puzzle {
  readonly state: unknown
  readonly seat: Seat
  /** Every legal action, best first. */
  readonly choices: readonly {
    readonly action: GameAction
    readonly text: string
    /** The chooser's chance after it. */
    readonly value: number
  }[]
  /** The values are exact and not a search's. */
  readonly isExact: boolean
}

/** Whether a sentence about an action says what speaks for it or against it. */
export type Stance = 'for' | 'against'

/** What is known of a game that is solved in part. */
export interface Solution {
  /** The chooser's exact chance after each of these actions; undefined for a position that is not solved. */
  exactValues(view: unknown, legal: readonly GameAction[]): readonly number[] | undefined
}
