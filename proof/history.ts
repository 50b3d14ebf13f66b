import type { Entry, GameAction, Offer, Seat } from '@turnwise/engine'

/** What a client may ask for that becomes an entry of the log. */
export type Asked =
  | { readonly kind: 'action'; readonly action: GameAction }
  | { readonly kind: 'undo' }
  | { readonly kind: 'offer'; readonly offer: Offer }
  | { readonly kind: 'answer'; readonly offer: Offer; readonly accept: boolean }

/** One request as its client saw it. Each carries the seq it expected, so an accepted one can stand in one place only. */
export interface Attempt {
  readonly client: string
  readonly match: string
  readonly seat: number
  readonly asked: Asked
  readonly expected: number
  /** Positions in one order of everything that any client did or saw. */
  readonly sent: number
  answered?: number
  /** `unknown`: no answer came, or one that says that nobody knows. */
  result:
    | { readonly kind: 'ok'; readonly seq: number }
    | { readonly kind: 'refused'; readonly code: string }
    | { readonly kind: 'unknown' }
}

/** What one watcher was sent of one match, in order, across all its connections. */
export interface Stream {
  readonly client: string
  readonly match: string
  /** Undefined for a spectator. */
  readonly seat: number | undefined
  /** Once a match is over, everything in it is shown to everybody. */
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
  /** Seats that a bot plays, and after which entry it began. */
  readonly bots?: ReadonlyMap<Seat, number>
}

export interface History {
  readonly attempts: readonly Attempt[]
  readonly streams: readonly Stream[]
  readonly matches: readonly FinalMatch[]
}
