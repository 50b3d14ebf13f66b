import type { Entry } from '@turnwise/engine'

/** One action as its client saw it. Each carries the seq it expected, so an accepted one can stand in one place only. */
export interface Attempt {
  readonly client: string
  readonly match: string
  readonly seat: number
  readonly action: Readonly<Record<string, unknown>> & { readonly type: string }
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
  readonly entries: { readonly seq: number; readonly text: string }[]
}

/** A match as the store has it at the end, and as each node replays it. */
export interface FinalMatch {
  readonly id: string
  readonly entries: readonly Entry[]
  /** The state by node, as JSON text. */
  readonly states: readonly string[]
  /** What this viewer may see of each entry, as JSON text, in order. */
  seenBy(seat: number | undefined): readonly string[]
}

export interface History {
  readonly attempts: readonly Attempt[]
  readonly streams: readonly Stream[]
  readonly matches: readonly FinalMatch[]
}
