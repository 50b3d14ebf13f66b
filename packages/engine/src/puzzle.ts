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
    /** A sentence about what it does, where the game has one. */
    readonly why?: string
  }[]
  /** The values are exact and not a search's. */
  readonly isExact: boolean
}
