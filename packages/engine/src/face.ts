import type { GameAction, GameEvent, Seat, Viewer } from './game.ts'
import type { Result } from './result.ts'

export interface TextStyle {
  readonly viewer: Viewer
  /** Names by seat. */
  readonly names: readonly string[]
  /** Columns there are; a face reads well at 80 and still works at 40. */
  readonly width: number
  /** Rows there are for the table, where somebody knows; a face draws smaller where there are few. */
  readonly height?: number
  readonly color: boolean
  /** Plain ASCII, for terminals and readers that have nothing else. */
  readonly ascii: boolean
  /** What the last `ask` of this viewer set, such as the place where a map is looked at. */
  readonly look?: unknown
}

export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** The answer to a question about the table. */
export interface FaceAnswer {
  readonly text: string
  /** Handed back as `style.look` from now on. */
  readonly look?: unknown
}

/** A game in words: what terminals print, agents read, logs tell and screen readers say. It knows no rule. */
export interface TextFace<View = unknown, Action extends GameAction = GameAction, Event extends GameEvent = GameEvent> {
  /** The whole table as this viewer sees it, several lines. */
  show(view: View, style: TextStyle): string
  /** The same table in a few sentences, for the ear: no drawing, no columns. */
  speak?(view: View, style: Pick<TextStyle, 'viewer' | 'names'>): string
  /** One line: whose turn it is, what may be done now, and why not more. No keys: agents read it too. */
  prompt(view: View, style: TextStyle): string
  /** A choice, short enough for a list or a button. */
  describeAction(action: Action, view: View): string
  /** A sentence for the log; undefined for what needs no telling. */
  describeEvent(event: Event, names: readonly string[]): string | undefined
  /** A typed line; `legal` is what may be chosen now. Never guesses what a sloppy line meant. */
  parse(line: string, view: View, legal: readonly Action[], seat: Seat): Result<Action>
  /**
   * What a person types for this action: `parse` gives the action back for it. A terminal lists choices by it, so that
   * every number on the screen means what `parse` takes it for. Without it the list is numbered by the terminal.
   */
  typed?(action: Action, view: View): string
  /** A typed line that asks something and changes nothing, such as `where COAL`; undefined when it is no question. */
  ask?(line: string, view: View, style: TextStyle): FaceAnswer | undefined
  /** What an arrow key does just now; undefined when it does nothing here. */
  arrow?(direction: Direction, view: View, legal: readonly Action[]): Action | undefined
  /** Any text is an answer just now, such as a wish. */
  takesText?(view: View, seat: Seat): boolean
  /** The typed commands, a line each. */
  readonly help: string
}
