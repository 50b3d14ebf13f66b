import type { Outcome, Random, Seat } from '@turnwise/engine'
import type { EffectKind, Milepost } from './content/types.ts'
import type { Extent } from './map/extent.ts'

/** N7: a shorter goal makes a first match of it. */
export interface Options {
  /** Rounds. */
  readonly turn_limit: number
  readonly goal_cities: number
  readonly goal_gold: number
  readonly start_gold: number
  readonly map: Extent
  /** Whether foremen are drafted; otherwise each player is dealt one. */
  readonly draft: boolean
}

export const STAGES = ['foremen', 'opening', 'placing', 'main', 'finished'] as const
export type Stage = (typeof STAGES)[number]

export const PHASES = ['move', 'ship', 'build'] as const
export type Phase = (typeof PHASES)[number]

export const ENDINGS = ['network', 'turn-limit', 'last-standing'] as const
export type EndReason = (typeof ENDINGS)[number]

/** A demand card (1 to 120) or an event card (200 + its number). */
export type CardId = number

/** `0,20,30-0,20,31`, the smaller end first (B5). */
export type LinkKey = string

export interface Player {
  readonly gp: number
  /** Z4: owed, and taken from payoffs first. */
  readonly debt: number
  readonly hand: readonly CardId[]
  readonly train: string
  readonly ship: { readonly name: string; readonly boardedTurn: number } | null
  /** Null only until the draft gives them one (F1), and after resigning. */
  readonly foreman: string | null
  readonly loads: readonly string[]
  readonly at: Milepost | null
  /** M2: the way the train faces; null when it may go any way. */
  readonly cameFrom: Milepost | null
  /** Y6. */
  readonly lastCity: Milepost | null
  /** Y3: turns still to be lost. */
  readonly skip: number
  readonly resigned: boolean
}

/** What has been done in the turn that is being played. */
export interface Turn {
  readonly player: Seat
  readonly phase: Phase
  readonly spent: number
  readonly movesLeft: number
  readonly moved: number
  readonly halved: boolean
  readonly tollsPaid: readonly Seat[]
  readonly moveBribePaid: boolean
  readonly buildBribePaid: boolean
  readonly cityExits: number
  readonly shipDrawn: boolean
  readonly sailed: number
  readonly acted: boolean
  /** Loads are not dropped in the city and turn in which they were picked up. */
  readonly picked: readonly { readonly city: string; readonly good: string }[]
}

export interface Draft {
  readonly round: number
  readonly picker: Seat
  /** By seat. */
  readonly offers: readonly (readonly string[])[]
}

export type Pending =
  | { readonly kind: 'lose-load'; readonly waiting: readonly Seat[] }
  | { readonly kind: 'keep-foreman'; readonly player: Seat; readonly drawn: string }
  | { readonly kind: 'choose-ship'; readonly player: Seat; readonly drawn: readonly string[] }

/** A draw that a decision may interrupt (U3, T4). */
export interface Draw {
  readonly player: Seat
  readonly left: number
  readonly after: 'continue' | 'end-turn'
}

export interface Effect {
  readonly kind: EffectKind
  readonly card: CardId
  /** The only player it binds; null: everybody. */
  readonly player: Seat | null
  /** The last turn in which it holds; null: for ever. */
  readonly until: number | null
}

export interface RightOfWay {
  readonly link: LinkKey
  readonly owner: Seat
  readonly until: number
}

export interface Pile<Card> {
  /** The next card last. */
  readonly deck: readonly Card[]
  /** The newest last. */
  readonly discard: readonly Card[]
}

/** What lies in each pile. */
export interface Cards {
  readonly demand: CardId
  readonly foremen: string
  readonly ships: string
}
export type Piles = { readonly [Name in keyof Cards]: Pile<Cards[Name]> }

/** What everybody sees. */
export interface Shared {
  readonly options: Options
  /** Seats in the order of play; the seats themselves never change. */
  readonly order: readonly Seat[]
  /** What the bank has won (or lost) so far: gold never appears from nowhere. */
  readonly bank: number
  readonly stage: Stage
  readonly draft: Draft | null
  /** Opening turns 0 to 3n - 1, then placings to 4n - 1; null outside them. */
  readonly step: number | null
  /** T1; 0 before main play. */
  readonly turn: number
  readonly current: Turn | null
  readonly pending: Pending | null
  readonly draw: Draw | null
  readonly effects: readonly Effect[]
  readonly rightOfWay: readonly RightOfWay[]
  /** Trains that no player has, by name. */
  readonly stock: Readonly<Record<string, number>>
  /** Chips that no train carries, by good. */
  readonly pool: Readonly<Record<string, number>>
  /** By seat. */
  readonly players: readonly Player[]
  readonly track: Readonly<Record<LinkKey, Seat>>
  readonly outcome: (Outcome & { readonly reason: EndReason }) | null
}

/** The whole truth: the shared part, the order of the decks and the generator (Q1, D5). */
export interface State extends Shared {
  readonly piles: Piles
  readonly random: Random
}

export interface PileView<Card> {
  readonly deckSize: number
  /** Null for everybody but the host. */
  readonly deck: readonly Card[] | null
  readonly discard: readonly Card[]
}

export interface View extends Shared {
  /** `winner` as the first views of these rules had it, for programs that read it; `winners` as in every game. */
  readonly outcome: (NonNullable<Shared['outcome']> & { readonly winner: Seat }) | null
  readonly piles: {
    readonly demand: PileView<CardId>
    readonly foremen: PileView<string>
    readonly ships: PileView<string>
  }
  /** Null for everybody but the host. */
  readonly random: Random | null
  /** Major cities joined, by seat (N2). */
  readonly joined: readonly number[]
}
