import type { Seat } from '@turnwise/engine'
import type { EffectKind, Milepost } from './content/types.ts'
import type { CardId, EndReason, LinkKey, Phase } from './types.ts'

export type GoldReason =
  | 'toll'
  | 'bribe'
  | 'fee'
  | 'tax'
  | 'track'
  | 'upgrade'
  | 'foreman'
  | 'payoff'
  | 'loan'
  | 'debt'
  | 'resigned'

/** What happened. Nothing in it is secret: what a card says is public once it is drawn (Q1). */
export type Event =
  | { readonly type: 'foremen-dealt'; readonly round: number; readonly offers: readonly (readonly string[])[] }
  | { readonly type: 'foreman-picked'; readonly player: Seat; readonly foreman: string | null }
  | { readonly type: 'train-placed'; readonly player: Seat; readonly city: string; readonly at: Milepost }
  | { readonly type: 'turn-began'; readonly player: Seat; readonly turn: number; readonly phase: Phase }
  | { readonly type: 'phase-began'; readonly player: Seat; readonly phase: Phase }
  | { readonly type: 'turn-ended'; readonly player: Seat; readonly turn: number }
  /** A turn that passed without him: lost, or resigned. */
  | { readonly type: 'turn-passed'; readonly player: Seat; readonly turn: number }
  /** Null is the bank. */
  | {
      readonly type: 'gold-paid'
      readonly from: Seat | null
      readonly to: Seat | null
      readonly amount: number
      readonly reason: GoldReason
    }
  | { readonly type: 'train-moved'; readonly player: Seat; readonly from: Milepost; readonly path: readonly Milepost[] }
  | { readonly type: 'load-picked-up'; readonly player: Seat; readonly good: string; readonly city: string }
  | { readonly type: 'load-dropped'; readonly player: Seat; readonly good: string; readonly city: string | null }
  | {
      readonly type: 'load-delivered'
      readonly player: Seat
      readonly card: CardId
      readonly good: string
      readonly city: string
      readonly payoff: number
    }
  | { readonly type: 'card-drawn'; readonly player: Seat; readonly card: CardId }
  | { readonly type: 'card-set-aside'; readonly player: Seat; readonly card: CardId }
  | { readonly type: 'hand-discarded'; readonly player: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'deck-shuffled'; readonly deck: 'demand' | 'foremen' | 'ships' }
  | { readonly type: 'event-struck'; readonly player: Seat; readonly card: CardId }
  | {
      readonly type: 'effect-started'
      readonly kind: EffectKind
      readonly card: CardId
      readonly player: Seat | null
      readonly until: number | null
    }
  | { readonly type: 'effect-ended'; readonly kind: EffectKind; readonly card: CardId }
  | {
      readonly type: 'track-destroyed'
      readonly sections: readonly { link: LinkKey; owner: Seat }[]
      readonly until: number
    }
  | { readonly type: 'train-sent-back'; readonly player: Seat; readonly to: Milepost }
  | { readonly type: 'turn-forfeited'; readonly player: Seat }
  | { readonly type: 'load-lost'; readonly player: Seat; readonly good: string }
  | { readonly type: 'loads-asked'; readonly players: readonly Seat[] }
  | { readonly type: 'ship-driven'; readonly player: Seat; readonly to: Milepost }
  | { readonly type: 'movement-halved'; readonly player: Seat; readonly movesLeft: number }
  | { readonly type: 'ships-drawn'; readonly player: Seat; readonly ships: readonly string[] }
  | { readonly type: 'ship-boarded'; readonly player: Seat; readonly ship: string }
  | { readonly type: 'ship-declined'; readonly player: Seat }
  | { readonly type: 'ship-sailed'; readonly player: Seat; readonly from: Milepost; readonly path: readonly Milepost[] }
  | { readonly type: 'train-landed'; readonly player: Seat; readonly at: Milepost; readonly ship: string }
  | {
      readonly type: 'track-built'
      readonly player: Seat
      readonly start: Milepost
      readonly end: Milepost
      readonly cost: number
    }
  | {
      readonly type: 'train-upgraded'
      readonly player: Seat
      readonly train: string
      readonly before: string
      readonly dropped: string | null
    }
  | {
      readonly type: 'foreman-drawn'
      readonly player: Seat
      readonly foreman: string
      readonly pile: 'deck' | 'discard'
    }
  | { readonly type: 'foreman-hired'; readonly player: Seat; readonly foreman: string; readonly dismissed: string }
  | { readonly type: 'foreman-kept'; readonly player: Seat; readonly foreman: string; readonly refused: string }
  | { readonly type: 'train-rescued'; readonly player: Seat; readonly to: Milepost; readonly lost: readonly string[] }
  | { readonly type: 'gold-borrowed'; readonly player: Seat; readonly amount: number; readonly owes: number }
  | { readonly type: 'player-resigned'; readonly player: Seat }
  | { readonly type: 'match-won'; readonly player: Seat; readonly reason: EndReason }
