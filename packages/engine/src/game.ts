import type { Weighted } from './chance.ts'
import type { Result } from './result.ts'
import type { Rng } from './rng.ts'
import type { Schema } from './schema.ts'

/** A place in a match: 0, 1, 2 …; it never changes, whatever the order of play. */
export type Seat = number

/** Who a view is for: a seat, a spectator, or the host, who may know everything. */
export type Viewer = Seat | 'spectator' | 'host'

/** What a seat asks for; `type` is imperative. Its other fields are plain JSON beside it. */
export interface GameAction {
  readonly type: string
}

/** What happened; `type` is past tense. It contains enough to animate and describe it without knowing the rules. */
export interface GameEvent {
  readonly type: string
}

/** What an accepted action leads to. */
export interface Applied<State, Event> {
  readonly state: State
  readonly events: readonly Event[]
  /** Something hidden or random was revealed, so online this action can be undone only if the others agree. */
  readonly reveals: boolean
}

/** How a match ended. */
export interface Outcome {
  /** Several when the win is shared; none means a draw, or, with one seat, that the run is lost. */
  readonly winners: readonly Seat[]
  /** Why it ended, one of the game's `endings`: `borne-off`, `depletion`, `round-limit`. */
  readonly reason: string
  /** By seat, if the game keeps scores; higher is better. */
  readonly scores?: readonly number[]
}

/**
 * One game: pure functions over plain data. State, actions, events and views survive JSON unchanged; nothing here
 * reads a clock, draws at random, does I/O or changes its arguments. The conformance kit checks that for every game.
 */
export interface Game<
  State = unknown,
  Action extends GameAction = GameAction,
  Event extends GameEvent = GameEvent,
  View = unknown,
  Options = unknown,
> {
  readonly id: string
  readonly title: string
  /** Of the rules; pinned in each match. */
  readonly version: string
  readonly seats: { readonly min: number; readonly max: number }
  /** Must accept `{}` and fill in the defaults. */
  readonly options: Schema<Options>
  readonly action: Schema<Action>
  setup(options: Options, seats: number, seed: string): State
  /** Empty once it is over; several where decisions are simultaneous. */
  toAct(state: State): readonly Seat[]
  /** What faces, bots and tests choose from; empty for a seat that is not to act. */
  legalActions(state: State, seat: Seat): readonly Action[]
  /**
   * False where `legalActions` lists only some of what is legal; left out, it lists everything. `{ type: 'resign' }`, where a
   * game takes it, is never listed and does not count: the table's command of that name hands it to the game at any time.
   */
  listsAll?(state: State, seat: Seat): boolean
  /**
   * The ways in which chance can complete this action, each a whole action; empty where there is nothing to draw.
   * For an action that is already complete it returns the same list: this is how the match recognizes one.
   */
  chance?(state: State, action: Action): readonly Weighted<Action>[]
  apply(state: State, seat: Seat, action: Action): Result<Applied<State, Event>>
  view(state: State, viewer: Viewer): View
  /**
   * Another state that this viewer must not be able to tell from the true one: everything they may not know is drawn
   * again, everything they may know stays. It is what the kit checks secrets with, so it is written from the state
   * alone and never calls `view`, `redact` or `resample`. The host knows everything: their state comes back as it is.
   */
  conceal(state: State, viewer: Viewer, rng: Rng): State
  /** What this viewer learns of an event; never more than the view after it shows. */
  redact(event: Event, viewer: Viewer): Event | undefined
  /** The same state with these names on its seats, for a game whose state or refusals name the players. */
  withNames?(state: State, names: readonly string[]): State
  /**
   * What this viewer may read of an action that `seat` took, while the match runs; that seat is asked about too, since chance may
   * have completed the action with what it must not know. Left out, only that seat reads it; a game in which every action is
   * public gives the action itself.
   */
  redactAction?(action: Action, viewer: Viewer, seat: Seat): Action | undefined
  outcome(state: State): Outcome | undefined
  /** Every `reason` that `outcome` can give. */
  readonly endings: readonly string[]
  /** Those of the endings that can leave the match without a winner; left out, every match has one. */
  readonly endingsWithoutWinner?: readonly string[]
  /**
   * Nothing can be taken back: not on one device, not by agreement, not against a bot, since every action reveals
   * something. Left out, the table decides by `reveals`.
   */
  readonly actionsAreFinal?: boolean
  /** The same for a single match, such as a run that counts only once; told from any view of it. */
  actionsAreFinalIn?(view: View): boolean
  /** Is this any state of this game? A sentence for each problem. For imports and puzzles, so the value can be anything. */
  check(state: unknown): readonly string[]
  /** Some legal action, if not all can be listed; used by random play. */
  sample?(state: State, seat: Seat, rng: Rng): Action
  /** Some state that fits this view; bots search in it. */
  resample(view: View, viewer: Viewer, rng: Rng): State
}
