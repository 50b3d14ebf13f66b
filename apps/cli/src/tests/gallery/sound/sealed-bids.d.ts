import {
  type Applied,
  type Bot,
  type Game,
  type GameModule,
  type Outcome,
  type Result,
  type Seat,
  type TextFace,
} from '@turnwise/engine'
import { z } from 'zod'
/**
 * A small sound game of cards for the gallery: all bid a card face down at the same time, the highest takes the prize, lots
 * are drawn among equals. Once a match a player may trade a card, drawn from their hand, for the top of the deck. Whoever
 * resigns is out and the others go on.
 */
export interface State {
  readonly options: Options
  readonly hands: readonly (readonly number[])[]
  /** Face down until the last player has bid. */
  readonly bids: readonly (number | null)[]
  /** Of each player the card that was traded away; only they know it. */
  readonly traded: readonly (number | null)[]
  readonly deck: readonly number[]
  readonly used: readonly number[]
  readonly prizes: readonly number[]
  readonly out: readonly boolean[]
  /** Equal highest bidders, between whom lots are to be drawn. */
  readonly tied: readonly Seat[]
  readonly round: number
}
export interface Options {
  readonly rounds: number
}
export type Action =
  | {
      readonly type: 'bid'
      readonly card: number
    }
  | {
      readonly type: 'trade'
      readonly place?: number
    }
  | {
      readonly type: 'draw-lots'
      readonly seat?: Seat
    }
  | {
      readonly type: 'resign'
    }
export type Event =
  | {
      readonly type: 'bid-laid'
      readonly seat: Seat
      readonly card?: number
    }
  | {
      readonly type: 'traded'
      readonly seat: Seat
      readonly lost?: number
      readonly got?: number
    }
  | {
      readonly type: 'bids-turned'
      readonly bids: readonly (number | null)[]
    }
  | {
      readonly type: 'prize-taken'
      readonly seat: Seat
    }
  | {
      readonly type: 'resigned'
      readonly seat: Seat
    }
export interface View extends Omit<State, 'hands' | 'bids' | 'traded' | 'deck'> {
  readonly hands: readonly (readonly (number | null)[])[]
  /** True for a card face down. */
  readonly bids: readonly (number | boolean | null)[]
  readonly traded: readonly (number | boolean | null)[]
  readonly deck: number
}
export type SealedBids = Game<State, Action, Event, View, Options>
export declare const optionsSchema: z.ZodObject<
  {
    rounds: z.ZodDefault<z.ZodInt>
  },
  z.core.$strict
>
export declare const actionSchema: z.ZodDiscriminatedUnion<
  [
    z.ZodObject<
      {
        type: z.ZodLiteral<'bid'>
        card: z.ZodInt
      },
      z.core.$strict
    >,
    z.ZodObject<
      {
        type: z.ZodLiteral<'trade'>
        place: z.ZodExactOptional<z.ZodInt>
      },
      z.core.$strict
    >,
    z.ZodObject<
      {
        type: z.ZodLiteral<'draw-lots'>
        seat: z.ZodExactOptional<z.ZodInt>
      },
      z.core.$strict
    >,
    z.ZodObject<
      {
        type: z.ZodLiteral<'resign'>
      },
      z.core.$strict
    >,
  ],
  'type'
>
export declare const stateSchema: z.ZodObject<
  {
    options: z.ZodObject<
      {
        rounds: z.ZodDefault<z.ZodInt>
      },
      z.core.$strict
    >
    hands: z.ZodReadonly<z.ZodArray<z.ZodReadonly<z.ZodArray<z.ZodInt>>>>
    bids: z.ZodReadonly<z.ZodArray<z.ZodNullable<z.ZodInt>>>
    traded: z.ZodReadonly<z.ZodArray<z.ZodNullable<z.ZodInt>>>
    deck: z.ZodReadonly<z.ZodArray<z.ZodInt>>
    used: z.ZodReadonly<z.ZodArray<z.ZodInt>>
    prizes: z.ZodReadonly<z.ZodArray<z.ZodInt>>
    out: z.ZodReadonly<z.ZodArray<z.ZodBoolean>>
    tied: z.ZodReadonly<z.ZodArray<z.ZodInt>>
    round: z.ZodInt
  },
  z.core.$strict
>
export declare function outcome(state: State): Outcome | undefined
export declare function toAct(state: State): readonly Seat[]
export declare function apply(state: State, seat: Seat, action: Action): Result<Applied<State, Event>>
export declare const game: SealedBids
export declare const face: TextFace<View, Action, Event>
export declare const bots: readonly Bot<View, Action>[]
export declare const module: GameModule
export declare const conformance: {
  hidden: {
    seat: string[]
    spectator: string[]
  }
  seeds: number
  leakEvery: number
}
