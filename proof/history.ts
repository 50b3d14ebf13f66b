import type { Entry, GameAction, Offer, Seat } from '@turnwise/engine'

/** What a client may ask for that becomes an entry of the log. */
export type Asked =
  | { readonly kind: 'action'; readonly action: GameAction }
  | { readonly kind: 'undo' }
  | { readonly kind: 'offer'; readonly offer: Offer }
  | { readonly kind: 'answer'; readonly offer: Offer; readonly accept: boolean }

/**
 * One request as its client saw it. It has the seq that it expected, so an accepted one has only one possible seq, unless
 * seats decide at the same time.
 */
export interface Attempt {
  readonly client: string
  readonly match: string
  readonly seat: number
  readonly asked: Asked
  readonly expected: number
  /** Positions in one order of everything that any client did or saw. */
  readonly sent: number
  answered?: number
  /** `unknown`: there was no answer, or one that says that the result is uncertain. */
  result:
    | { readonly kind: 'ok'; readonly seq: number }
    | { readonly kind: 'refused'; readonly code: string }
    | { readonly kind: 'unknown' }
}

/** What one watcher received of one match, in order, across all its connections. */
export interface Stream {
  readonly client: string
  readonly match: string
  /** Undefined for a spectator. */
  readonly seat: number | undefined
  /** Once a match is over, everyone may see everything in it. */
  readonly entries: { readonly seq: number; readonly text: string; readonly isOver: boolean }[]
}

/** A match as the store has it at the end, and as each node replays it. */
export interface FinalMatch {
  readonly id: string
  readonly entries: readonly Entry[]
  /** The state by node, as JSON text. */
  readonly states: readonly string[]
  /** What this viewer may see of each entry while the match runs, or once it is over, as JSON text, in order. */
  seenBy(seat: number | undefined, isOver: boolean): readonly string[]
  /** The seats that were to act after this many entries; without it, seats act in turns. */
  toActAt?(seq: number): readonly Seat[]
  /** Seats that a bot plays, and after which entry it began. */
  readonly bots?: ReadonlyMap<Seat, number>
}

export interface History {
  readonly attempts: readonly Attempt[]
  readonly streams: readonly Stream[]
  readonly matches: readonly FinalMatch[]
}
