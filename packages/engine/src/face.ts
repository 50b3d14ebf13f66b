import type { GameAction, GameEvent, Outcome, Seat, Viewer } from './game.ts'
import type { Result } from './result.ts'

/** Whom a sentence is worded for: a seat reads "you", other viewers read names. */
export interface Wording {
  readonly viewer: Viewer
  /** By seat. */
  readonly names: readonly string[]
}

/** For whom and for what a text face writes. */
export interface TextStyle extends Wording {
  /** Columns available; a face reads well at 80 and still works at 40. */
  readonly width: number
  /** Rows available for the table, if known; a face draws smaller where there are few. */
  readonly height?: number
  readonly color: boolean
  /** Plain ASCII, for terminals and screen readers that support nothing else. */
  readonly ascii: boolean
  /** What happened last, as this viewer may know it, where only the board is sure to be seen; a face may put it first. */
  readonly news?: readonly string[]
  /** Set by the last `ask` of this viewer, such as the part of the map that is shown. */
  readonly look?: unknown
  /** How the match ended, also if the table ended it and the view does not know: a player resigned. */
  readonly outcome?: Outcome
}

/** The arrow keys. */
export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const
/** An arrow key. */
export type Direction = (typeof DIRECTIONS)[number]

/** The answer to a question about the table. */
export interface FaceAnswer {
  readonly text: string
  /** Passed as `style.look` from now on. */
  readonly look?: unknown
}

/** A game in words, for terminals, agents, logs and screen readers. It contains no rule. */
export interface TextFace<View = unknown, Action extends GameAction = GameAction, Event extends GameEvent = GameEvent> {
  /** The whole table as this viewer sees it, several lines. */
  show(view: View, style: TextStyle): string
  /** The same table in a few sentences, for screen readers: no drawing, no columns. */
  speak?(view: View, style: Pick<TextStyle, 'viewer' | 'names'>): string
  /** One line: whose turn it is, what may be done now, and why not more. No keys: agents read it too. */
  prompt(view: View, style: TextStyle): string
  /** A choice, short enough for a list or a button. */
  describeAction(action: Action, view: View): string
  /** A sentence for the log; undefined for an event that needs none. */
  describeEvent(event: Event, names: readonly string[]): string | undefined
  /** Parses a typed line; `legal` lists the current choices. Never guesses what an unclear line meant. */
  parse(line: string, view: View, legal: readonly Action[], seat: Seat): Result<Action>
  /**
   * What a person types for this action: `parse` returns the action for it. A terminal labels its list of choices with
   * it, so that every number on the screen means what `parse` reads. Without it the terminal numbers the list.
   */
  typed?(action: Action, view: View): string
  /** A typed line that asks something and changes nothing, such as `where COAL`; undefined when it is no question. */
  ask?(line: string, view: View, style: TextStyle): FaceAnswer | undefined
  /** What an arrow key does at the moment; undefined if nothing. */
  arrow?(direction: Direction, view: View, legal: readonly Action[]): Action | undefined
  /** Any text is an answer at the moment, such as a wish. */
  takesText?(view: View, seat: Seat): boolean
  /** The typed commands, one per line. */
  readonly help: string
}
