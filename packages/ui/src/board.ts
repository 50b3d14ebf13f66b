import type { GameAction, GameEvent, Seat, Viewer, Wording } from '@turnwise/engine'
import type { ReactNode } from 'react'
import type { SeatColor } from './colors.ts'
import type { Arrangement, Strip } from './scene/arrangement.ts'
import type { Sound } from './sounds.ts'
import type { Tutorial } from './tutorial.ts'

/** A seat as a board may show it. */
export interface BoardPlayer {
  readonly seat: Seat
  readonly name: string
  /** The bot that plays it. */
  readonly bot?: string
  /** One of the seats that are played on this screen. */
  readonly isYou: boolean
  /** Its colour, and the mark that tells it without colour. */
  readonly color: SeatColor
}

/** The player's settings that a board follows. */
export interface BoardSettings {
  /** Multiply every duration by it; 0 means no animation at all (reduced motion is 0 too). */
  readonly motion: number
  readonly contrast: 'normal' | 'high'
  /** The player's selections for the module's `choices`, by their ids. */
  readonly choices?: Readonly<Record<string, string>>
  /** The address of a picture for each part in the module's `skin` that has one. */
  readonly skin?: Skin
}

/** Addresses of pictures, by the part of the board that each replaces. */
export type Skin = Readonly<Record<string, string>>

/** A part of the board in whose place a picture may be put. */
export interface SkinPart {
  /** The name of the picture's file, without its ending. */
  readonly name: string
  readonly title: string
}

/** A choice of looks that a board offers to the player under "More"; it is stored on the device. */
export interface BoardChoice {
  readonly id: string
  readonly title: string
  /** The first is the default. */
  readonly values: readonly { readonly id: string; readonly title: string }[]
}

/** Everything that a board receives. It gets the legal actions and knows no rule. */
export interface BoardProps<
  View = unknown,
  Action extends GameAction = GameAction,
  Event extends GameEvent = GameEvent,
> {
  /** What the board shows after `events` have been animated. */
  readonly view: View
  /**
   * What the rest of the page shows now: the view before `events` until their animation has ended, then `view`. Use it
   * for texts, numbers, panels and everything else that would give away the end of the animation.
   */
  readonly settled: View
  /** `events` are being animated: `settled` is not `view` yet, and nothing is legal. */
  readonly isMoving: boolean
  /** The viewer that the views are made for. */
  readonly viewer: Viewer
  readonly players: readonly BoardPlayer[]
  /** What the viewer may do now; empty when it is not their turn, while something moves and while an earlier moment is shown. */
  readonly legal: readonly Action[]
  /** False if `legal` is not complete: the board may send other actions, the table decides. */
  readonly complete: boolean
  /** The events that led from the previous view to this one; empty after a jump (load, undo, scrubbing back). */
  readonly events: readonly Event[]
  /** Events of the last few dozen actions, the newest first, also after a jump: to be marked, never to be animated. */
  readonly recent: readonly (readonly Event[])[]
  /** The moment of `view`. */
  readonly seq: number
  /** The options of the match and the static content of the game. */
  readonly options: unknown
  readonly content: unknown
  /** The parts of the board that this step of a lesson refers to, by the board's own names. */
  readonly points?: readonly string[]
  /** A hint to show, when the player asked for one. */
  readonly hint?: Action
  /** In a review: choices to draw over the position, the one that was played and a better one, each with its chance. */
  readonly compared?: readonly ComparedAction<Action>[]
  readonly settings: BoardSettings
  send(action: Action): void
  /** Shows a sentence in the status line and to screen readers, such as why a piece cannot move. */
  say(sentence: string, tone?: RemarkTone): void
}

/** An action that the review of a match points at on the board. */
export interface ComparedAction<Action extends GameAction = GameAction> {
  readonly action: Action
  readonly kind: 'played' | 'better'
  /** `Better 55 %` */
  readonly label: string
}

/** Whether a remark is a refusal or only a note. */
export type RemarkTone = 'refusal' | 'note'

/** An action that is not possible now, with the reason. */
export interface RefusedAction {
  readonly what: string
  readonly why: string
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
 * A game on the web. Only `Board` is required; the rest gives the table page this game's own words, where those of its
 * text face are made for a terminal. Declared as methods, so that the board of one game fits the list of all.
 */
export interface BoardModule<
  View = unknown,
  Action extends GameAction = GameAction,
  Event extends GameEvent = GameEvent,
> {
  Board(props: BoardProps<View, Action, Event>): ReactNode
  /** The board fills the whole scene, also under plates and strip; without it, the board gets the box between them. */
  readonly scene?: SceneWishes
  /** A few words beside the game's name in the header, such as `round 5`. */
  context?(view: View, wording: Wording): string
  /** The board draws `compared` over the position; else the page shows the choices as lifted buttons below it. */
  readonly drawsCompared?: boolean
  /** True if the action is chosen on the board itself, so that the action bar need not list it. */
  isOnBoard?(action: Action): boolean
  /** The status line: whose turn it is, what to do now, why not more. */
  prompt?(view: View, wording: Wording): string
  /** The text of an action's button. */
  describeAction?(action: Action, view: View): string
  /** Actions that the viewer might want but cannot take, with the reason. */
  refused?(view: View, viewer: Viewer): readonly RefusedAction[]
  /** A seat's standing in a few words, for its plate: `2 of 5 home`. */
  standing?(view: View, seat: Seat, room?: 'full' | 'short'): ReactNode
  /** What the result card shows above and below its sentence, if the rules ended the match. */
  ending?(view: View, players: readonly BoardPlayer[], viewer: Viewer): ResultPicture | undefined
  /** One sentence for entries that follow each other, by their events; undefined if each has its own line in the log. */
  logLine?(entries: readonly (readonly Event[])[], names: readonly string[]): string | undefined
  /** How long the board animates these events at normal speed, in milliseconds; the next view waits for it. */
  duration?(events: readonly Event[]): number
  soundOf?(event: Event, viewer: Viewer): Sound | undefined
  drawnIn?(event: Event): Drawn | undefined
  /** The long-run odds of the draws. */
  odds?(options: unknown): readonly Odds[]
  readonly tutorial?: Tutorial<Action>
  readonly choices?: readonly BoardChoice[]
  readonly skin?: readonly SkinPart[]
  /** What of a bot's can be looked up on the device that it plays on, in a sentence; then the set-up offers the server. */
  readonly openSecret?: string
  /** Further screens, such as an editor; opened from the game's page. */
  readonly extras?: readonly Extra[]
}

/** What a game has to say about its result. */
export interface ResultPicture {
  /** Shown in place of the winner's mark. */
  readonly picture?: ReactNode
  /** In place of who has won. */
  readonly title?: string
  /** The figures that matter, in a sentence. */
  readonly detail?: string
  /** In place of the standings. */
  readonly figures?: ReactNode
}

/** What a board asks of the page around it. */
export interface SceneWishes {
  readonly strip?: Partial<Readonly<Record<Arrangement, Strip>>>
  /** What the board paints under the strip; texts and buttons adapt their colours. `table` by default. */
  readonly under?: 'table' | 'wood'
  /** At which end of the upper edge the rivals' plates are; `left` by default. */
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

/** The props of a further screen. */
export interface ExtraProps {
  readonly settings: BoardSettings
  /** Starts a match on this device with these options and opens it; against this bot, or the one chosen last. */
  play(start: { readonly options?: unknown; readonly seed?: string; readonly bot?: string }): void
}
