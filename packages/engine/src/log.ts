import type { GameAction, Seat } from './game.ts'

/** What a player can offer the others. */
export const OFFERS = ['undo', 'draw', 'rematch'] as const
/** What a player can offer the others. */
export type Offer = (typeof OFFERS)[number]

/** The ways to end that are outside the rules of the game. */
export const ENDINGS = ['resigned', 'timeout', 'agreed-draw'] as const
/** A way to end that is outside the rules of the game. */
export type Ending = (typeof ENDINGS)[number]

/** An accepted action, with what chance decided already in it. */
export interface ActionEntry<Action extends GameAction = GameAction> {
  readonly seq: number
  readonly kind: 'action'
  readonly seat: Seat
  readonly action: Action
  /** Set where chance was involved: drawn from the match's seed, or given by a local host. */
  readonly chance?: 'drawn' | 'given'
}

/** The match returned to where it was after entry `to`. Nothing is deleted. */
export interface UndoEntry {
  readonly seq: number
  readonly kind: 'undo'
  readonly seat: Seat
  readonly to: number
}

/** A local host put the match into this state (puzzles, tests, analysis). */
export interface StateEntry {
  readonly seq: number
  readonly kind: 'set-state'
  readonly state: unknown
}

/** The match ended by something other than its rules. */
export interface EndEntry {
  readonly seq: number
  readonly kind: 'end'
  /** Who resigned, ran out of time, or offered the draw. */
  readonly seat: Seat
  readonly reason: Ending
  readonly winners: readonly Seat[]
}

/** This seat ran out of time and the match goes on: a bot plays the seat from now on. */
export interface TimeoutEntry {
  readonly seq: number
  readonly kind: 'timeout'
  readonly seat: Seat
}

/** An offer to the others: an undo, a draw, a rematch. */
export interface OfferEntry {
  readonly seq: number
  readonly kind: 'offer'
  readonly seat: Seat
  readonly offer: Offer
}

/** An answer to an offer. */
export interface AnswerEntry {
  readonly seq: number
  readonly kind: 'answer'
  readonly seat: Seat
  readonly offer: Offer
  readonly accept: boolean
}

/**
 * The seed is made by all players: this match waits for it (`asked`), nobody can commit to a part any more (`closed`), it is
 * made of all parts that were revealed (`made`).
 */
export interface SeedEntry {
  readonly seq: number
  readonly kind: 'seed'
  readonly step: 'asked' | 'closed' | 'made'
  /** Of `made`: the people whose part did not come in time. */
  readonly left_out?: readonly Seat[]
}

/** A seat has committed to a part of the seed, with its hash (`hashPart`). */
export interface CommitEntry {
  readonly seq: number
  readonly kind: 'commit'
  readonly seat: Seat
  readonly hash: string
}

/** A seat has revealed the part that it has committed to. */
export interface RevealEntry {
  readonly seq: number
  readonly kind: 'reveal'
  readonly seat: Seat
  readonly part: string
}

/** One line of the log. */
export type Entry<Action extends GameAction = GameAction> =
  | ActionEntry<Action>
  | UndoEntry
  | StateEntry
  | EndEntry
  | TimeoutEntry
  | OfferEntry
  | AnswerEntry
  | SeedEntry
  | CommitEntry
  | RevealEntry

/** What decides where an entry leads: entries as they are stored and entries as a viewer reads them both have it. */
export interface LogLine {
  readonly seq: number
  readonly kind: Entry['kind']
  /** Of an undo: where the match returned to. */
  readonly to?: number
  readonly chance?: 'drawn' | 'given'
  /** Of the making of a seed. */
  readonly step?: SeedEntry['step']
}
