import type { Outcome, Random, Seat } from '@turnwise/engine'

export interface Options {
  /** Dice that each player starts with. */
  readonly dice: number
  /** Number of rounds after which the player with the most dice wins. */
  readonly rounds: number
}

export interface Bid {
  readonly seat: Seat
  readonly count: number
  readonly face: number
}

/** What everyone saw when the cups were lifted. */
export interface Showdown {
  readonly challenger: Seat
  readonly bid: Bid
  readonly dice: readonly (readonly number[])[]
  /** How many of the face there were. */
  readonly actual: number
  readonly loser: Seat
}

export const ENDINGS = ['last-with-dice', 'round-limit'] as const

export interface State {
  readonly options: Options
  /** By seat; empty for a player who is out. Hidden from the others until the match is over. */
  readonly dice: readonly (readonly number[])[]
  /** Null until the first bidder is drawn. */
  readonly turn: Seat | null
  readonly bid: Bid | null
  readonly round: number
  readonly last: Showdown | null
  readonly outcome: (Outcome & { readonly reason: (typeof ENDINGS)[number] }) | null
  /** The generator of the next rolls; hidden from everyone. */
  readonly random: Random
}

export type Action =
  /** The table draws the seat; a local host may give it. */
  | { readonly type: 'draw-starter'; readonly starter?: Seat }
  | { readonly type: 'bid'; readonly count: number; readonly face: number }
  | { readonly type: 'challenge' }

export type Event =
  | { readonly type: 'starter-drawn'; readonly seat: Seat }
  | { readonly type: 'bid-made'; readonly seat: Seat; readonly count: number; readonly face: number }
  | { readonly type: 'cups-lifted'; readonly showdown: Showdown }
  | { readonly type: 'die-lost'; readonly seat: Seat; readonly left: number }
  /** Only the player who rolled sees `dice`. */
  | { readonly type: 'dice-rolled'; readonly seat: Seat; readonly count: number; readonly dice?: readonly number[] }
  | { readonly type: 'match-ended'; readonly winners: readonly Seat[]; readonly reason: (typeof ENDINGS)[number] }

/** A die under another cup is null. */
export interface View extends Omit<State, 'dice' | 'random'> {
  readonly dice: readonly (readonly (number | null)[])[]
}
