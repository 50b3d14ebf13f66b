import type { GameAction, GameEvent, Seat, Viewer } from './game.ts'
import type { Result } from './result.ts'

export interface TextStyle {
  readonly viewer: Viewer
  /** Names by seat. */
  readonly names: readonly string[]
  /** Columns there are; a face reads well at 80 and still works at 40. */
  readonly width: number
  readonly color: boolean
  /** Plain ASCII, for terminals and readers that have nothing else. */
  readonly ascii: boolean
}

/** A game in words: what terminals print, agents read, logs tell and screen readers say. It knows no rule. */
export interface TextFace<View = unknown, Action extends GameAction = GameAction, Event extends GameEvent = GameEvent> {
  /** The whole table as this viewer sees it, several lines. */
  show(view: View, style: TextStyle): string
  /** The same table in a few sentences, for the ear: no drawing, no columns. */
  speak?(view: View, style: Pick<TextStyle, 'viewer' | 'names'>): string
  /** One line: whose turn it is, what may be done now, and why not more. */
  prompt(view: View, style: TextStyle): string
  /** A choice, short enough for a numbered list or a button. */
  describeAction(action: Action, view: View): string
  /** A sentence for the log; undefined for what needs no telling. */
  describeEvent(event: Event, names: readonly string[]): string | undefined
  /** A typed line; `legal` is what may be chosen now. Never guesses what a sloppy line meant. */
  parse(line: string, view: View, legal: readonly Action[], seat: Seat): Result<Action>
  /** The typed commands, a line each. */
  readonly help: string
}
