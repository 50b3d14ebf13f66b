import type { GameAction, GameEvent, Seat, Viewer } from '@turnwise/engine'
import type { ReactNode } from 'react'
import type { SeatColor } from './colors.ts'
import type { Arrangement, Strip } from './scene/arrangement.ts'
import type { Sound } from './sounds.ts'
import type { Tutorial } from './tutorial.ts'

/** A seat as a board may show it. */
export interface BoardPlayer {
  readonly seat: Seat
  readonly name: string
  /** The bot that sits there. */
  readonly bot?: string
  /** One of the seats that the person before this screen plays. */
  readonly isYou: boolean
  /** Its colour and the mark that goes with it, since colour is never alone. */
  readonly color: SeatColor
}

/** The player's settings that a board follows. */
export interface BoardSettings {
  /** Multiply every duration by it; 0 means no animation at all (reduced motion is 0 too). */
  readonly motion: number
  readonly contrast: 'normal' | 'high'
  /** What the player chose of the module's `choices`, by their ids. */
  readonly choices?: Readonly<Record<string, string>>
}

/** A matter of taste that a board leaves to the player; it is kept on the device and offered under "More". */
export interface BoardChoice {
  readonly id: string
  readonly title: string
  /** The first is the usual one. */
  readonly values: readonly { readonly id: string; readonly title: string }[]
}

/** Everything that a board is told. It is handed what is legal and knows no rule. */
export interface BoardProps<
  View = unknown,
  Action extends GameAction = GameAction,
  Event extends GameEvent = GameEvent,
> {
  /** What is to be seen when `events` have been animated. */
  readonly view: View
  /**
   * What the rest of the page shows now: the view before `events` until their animation has ended, then `view`. Texts,
   * numbers, panels and everything that would give the end of the animation away come from it.
   */
  readonly settled: View
  /** `events` are being animated: `settled` is not `view` yet, and nothing is legal. */
  readonly isMoving: boolean
  /** Whose eyes the views are made for. */
  readonly viewer: Viewer
  readonly players: readonly BoardPlayer[]
  /** What the viewer may do now; empty when it is not their turn, while something moves and while an earlier moment is shown. */
  readonly legal: readonly Action[]
  /** False when `legal` does not list everything: the board may send others, the table decides. */
  readonly complete: boolean
  /** What led from the view before to this one, in order; empty after a jump (load, undo, scrubbing back). */
  readonly events: readonly Event[]
  /** What the last few dozen actions did, the newest first, also after a jump: to be marked, never to be animated. */
  readonly recent: readonly (readonly Event[])[]
  /** The moment of `view`. */
  readonly seq: number
  /** The options of the match and the static content of the game. */
  readonly options: unknown
  readonly content: unknown
  /** What a lesson speaks of at this step, in the board's own names. */
  readonly points?: readonly string[]
  /** A hint to show, when the player asked for one. */
  readonly hint?: Action
  /** In a review: choices to lay over the position, the one that was played and a better one, each with its chance. */
  readonly compared?: readonly ComparedAction<Action>[]
  readonly settings: BoardSettings
  send(action: Action): void
  /** A sentence for the status line and the screen reader, such as why a piece cannot move; a note is no refusal. */
  say(sentence: string, tone?: RemarkTone): void
}

/** An action that the review of a match points at on the board. */
export interface ComparedAction<Action extends GameAction = GameAction> {
  readonly action: Action
  readonly kind: 'played' | 'better'
  /** `Better 55 %` */
  readonly label: string
}

/** Whether a remark is a refusal or only news. */
export type RemarkTone = 'refusal' | 'note'

/** What a board tells about a thing that cannot be done now. */
export interface Refused {
  readonly what: string
  readonly why: string
}

/** For whom a board words its sentences. */
export interface Wording {
  readonly viewer: Viewer
  readonly names: readonly string[]
}

/** Something that chance decided, for the statistics of a match. */
export interface Drawn {
  readonly seat: Seat
  readonly value: string
}

/** What chance gives in the long run, for the table under “Chance”. */
export interface Odds {
  readonly value: string
  readonly weight: number
}

/**
 * A game on the web. Only `Board` is needed; the rest makes the table page speak this game's language where the
 * words of its text face are made for a terminal. Methods, so that a board of one game fits the list of all.
 */
export interface BoardModule<
  View = unknown,
  Action extends GameAction = GameAction,
  Event extends GameEvent = GameEvent,
> {
  Board(props: BoardProps<View, Action, Event>): ReactNode
  /** The board fills the whole scene, also under plates and strip; without it, it gets the box that they leave free. */
  readonly scene?: SceneWishes
  /** A few words beside the game's name in the header, such as `round 5`. */
  context?(view: View, wording: Wording): string
  /** Chosen on the board itself, so that the action bar need not list it. */
  isOnBoard?(action: Action): boolean
  /** The one line: whose turn, what to do now, why not more. */
  prompt?(view: View, wording: Wording): string
  /** The text of an action's button. */
  describeAction?(action: Action, view: View): string
  /** What the viewer might want to do and cannot, with the reason. */
  refused?(view: View, viewer: Viewer): readonly Refused[]
  /** How a seat stands, in a few words for its place among the players: `2 of 5 home`. */
  standing?(view: View, seat: Seat, room?: 'full' | 'short'): ReactNode
  /** What the result card shows above and below its sentence, where the rules ended the match. */
  ending?(view: View, players: readonly BoardPlayer[], viewer: Viewer): ResultPicture | undefined
  /** How long the board animates these events at normal speed, in milliseconds; the next view waits for it. */
  duration?(events: readonly Event[]): number
  soundOf?(event: Event, viewer: Viewer): Sound | undefined
  drawnIn?(event: Event): Drawn | undefined
  /** What the draws should look like in the long run. */
  odds?(options: unknown): readonly Odds[]
  readonly tutorial?: Tutorial<Action>
  readonly choices?: readonly BoardChoice[]
  /** A screen beside play, such as an editor; opened from the game's page. */
  readonly extras?: readonly Extra[]
}

/** A picture and a sentence for the result. */
export interface ResultPicture {
  /** In place of the winner's mark. */
  readonly picture?: ReactNode
  /** The figures that matter, in a sentence. */
  readonly detail?: string
}

/** What a board asks of the page around it. */
export interface SceneWishes {
  readonly strip?: Partial<Readonly<Record<Arrangement, Strip>>>
  /** What the board paints under the strip; texts and buttons take their colours from it. `table` unless told. */
  readonly under?: 'table' | 'wood'
  /** At which end of the upper edge the rivals' plates are; `left` unless told. */
  readonly plates?: 'left' | 'right'
}

/** A further screen of a game, such as an editor. */
export interface Extra {
  /** Part of the address: `/play/<game>/<id>`. */
  readonly id: string
  readonly title: string
  readonly description: string
  Screen(props: ExtraProps): ReactNode
}

/** What a further screen is handed. */
export interface ExtraProps {
  readonly settings: BoardSettings
  /** Starts a match on this device with these options and goes to it; against this bot, or the one that was chosen last. */
  play(start: { readonly options?: unknown; readonly seed?: string; readonly bot?: string }): void
}
