import type { GameAction, Seat } from '@turnwise/engine'
import type { LineStep } from './line.ts'

/** A choice and the chooser's chance after it. */
export interface Choice {
  readonly action: GameAction
  readonly value: number
  /** In words, as the game's face describes it. */
  readonly text: string
  /** What speaks for it, if it is the better one and the game has words for that. */
  readonly why?: string
}

export interface ReviewedAction {
  readonly seq: number
  /** Number of the turn from 1: a turn ends when another seat acts; with one seat every action is a turn. */
  readonly turn: number
  readonly seat: Seat
  readonly action: GameAction
  readonly text: string
  /** What speaks against it, if it was an error and the game has words for that. */
  readonly why?: string
  /** False if there was nothing to choose. */
  readonly isChoice: boolean
  /** Each seat's chance before and after it; `after` is `before` of the next. */
  readonly before: readonly number[]
  readonly after: readonly number[]
  /** By seat: the gain from chance and revealed information, compared with the expected value of the choice taken. */
  readonly luck: readonly number[]
  /** By seat: the value of the choice minus that of the best one; never above 0 for the chooser. */
  readonly choice: readonly number[]
  /** By seat: the whole change, if the judge is too coarse to split it into luck and choice. */
  readonly unsplit?: readonly number[]
  /** The value that the chooser gave away. */
  readonly error: number
  /** The best choice, if it was another. */
  readonly better?: Choice
  /** The choices that were compared, best first; empty if there was only one. */
  readonly choices: readonly Choice[]
  /** For the largest errors: what might have followed the better choice, with the draws that the seed had next. */
  readonly line?: readonly LineStep[]
}
