import type { Throw, ThrowKind } from './throws.ts'

export type Player = 0 | 1

/** It keeps its identity and its gate flag wherever a swap or the water sends it. */
export interface Piece {
  /** 0–4 belong to the first seat, 5–9 to the second. */
  readonly id: number
  readonly seat: Player
  /** Has it landed on square 26? Once set, never cleared (ruling 7). */
  readonly gate: boolean
}

/** Thirty entries; entry i is square i + 1. */
export type Squares = readonly (Piece | null)[]

export interface State {
  readonly throws: ThrowKind
  readonly squares: Squares
  readonly borneOff: readonly [number, number]
  readonly turn: Player
  /** The throw that is still to be played. */
  readonly throw: Throw | null
  /** The last throw of the match, played or forfeited. */
  readonly lastThrow: Throw | null
}

/** The name that programs know it by. */
export type GameState = State

export const ENDINGS = ['borne-off'] as const

export interface Options {
  readonly throws: ThrowKind
}

/** The table draws the value; a local host may give it. */
export interface ThrowAction {
  readonly type: 'throw'
  readonly value?: Throw
}

export interface MoveAction {
  readonly type: 'move'
  /** The square of the piece, 1–30. */
  readonly from: number
}

export type Action = ThrowAction | MoveAction

/** In the order in which they happen. `seat` is always whose piece or turn it is. */
export type Event =
  | { readonly type: 'thrown'; readonly seat: Player; readonly value: Throw }
  /** `to` is 27 when the water follows. */
  | { readonly type: 'moved'; readonly seat: Player; readonly from: number; readonly to: number }
  /** The piece that stood on `from` goes back to where the mover came from. */
  | { readonly type: 'swapped'; readonly seat: Player; readonly from: number; readonly to: number }
  | { readonly type: 'gate-opened'; readonly seat: Player; readonly square: number }
  | { readonly type: 'water'; readonly seat: Player; readonly from: number; readonly to: number }
  | { readonly type: 'borne-off'; readonly seat: Player; readonly from: number; readonly count: number }
  | { readonly type: 'forfeited'; readonly seat: Player; readonly value: Throw }
  | { readonly type: 'extra-turn'; readonly seat: Player; readonly value: Throw }
  /** `seat` is the one whose turn begins. */
  | { readonly type: 'turn-passed'; readonly seat: Player }
  | { readonly type: 'won'; readonly seat: Player }

/** Public contract: nothing is hidden, so everybody sees the same. */
export interface View {
  /** Entry i is square i + 1: whose piece is there. */
  readonly board: readonly (Player | null)[]
  /** Whether the piece on square i + 1 has landed on 26; false without a piece. */
  readonly gate: readonly boolean[]
  readonly borneOff: readonly [number, number]
  readonly turn: Player
  readonly throw: Throw | null
  readonly lastThrow: Throw | null
  readonly winner: Player | null
  /** Present only where the match is not played with sticks. */
  readonly throws?: 'uniform'
}
