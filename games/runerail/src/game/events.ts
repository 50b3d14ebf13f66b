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

export interface BuiltSection {
  readonly start: Milepost
  readonly end: Milepost
}

/** What happened. Nothing in it is secret: what a card says is public once it is drawn (Q1). */
export type Event =
  | { readonly type: 'foremen-dealt'; readonly round: number; readonly offers: readonly (readonly string[])[] }
  | { readonly type: 'foreman-picked'; readonly seat: Seat; readonly foreman: string | null }
  | { readonly type: 'train-placed'; readonly seat: Seat; readonly city: string; readonly at: Milepost }
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly turn: number; readonly phase: Phase }
  | { readonly type: 'phase-began'; readonly seat: Seat; readonly phase: Phase }
  | { readonly type: 'turn-ended'; readonly seat: Seat; readonly turn: number }
  /** A turn that passed by itself: lost, or of a player who resigned. */
  | { readonly type: 'turn-skipped'; readonly seat: Seat; readonly turn: number }
  /** Null is the bank. */
  | {
      readonly type: 'gold-paid'
      readonly from: Seat | null
      readonly to: Seat | null
      readonly amount: number
      readonly reason: GoldReason
    }
  | { readonly type: 'train-moved'; readonly seat: Seat; readonly from: Milepost; readonly path: readonly Milepost[] }
  | { readonly type: 'load-picked-up'; readonly seat: Seat; readonly good: string; readonly city: string }
  | { readonly type: 'load-dropped'; readonly seat: Seat; readonly good: string; readonly city: string | null }
  | {
      readonly type: 'load-delivered'
      readonly seat: Seat
      readonly card: CardId
      readonly good: string
      readonly city: string
      readonly payoff: number
    }
  | { readonly type: 'card-drawn'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'card-set-aside'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'hand-discarded'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'deck-shuffled'; readonly deck: 'demand' | 'foremen' | 'ships' }
  | { readonly type: 'event-struck'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly type: 'effect-started'
      readonly kind: EffectKind
      readonly card: CardId
      readonly seat: Seat | null
      readonly until: number | null
    }
  /** A card that has ended, with all its effects. */
  | { readonly type: 'effects-ended'; readonly kinds: readonly EffectKind[]; readonly card: CardId }
  | {
      readonly type: 'track-destroyed'
      readonly sections: readonly { link: LinkKey; owner: Seat }[]
      readonly until: number
    }
  | { readonly type: 'train-sent-back'; readonly seat: Seat; readonly to: Milepost }
  | { readonly type: 'turn-forfeited'; readonly seat: Seat }
  | { readonly type: 'load-lost'; readonly seat: Seat; readonly good: string }
  | { readonly type: 'loads-asked'; readonly seats: readonly Seat[] }
  | { readonly type: 'ship-driven'; readonly seat: Seat; readonly to: Milepost }
  | { readonly type: 'movement-halved'; readonly seat: Seat; readonly movesLeft: number }
  | { readonly type: 'ships-drawn'; readonly seat: Seat; readonly ships: readonly string[] }
  | { readonly type: 'ship-boarded'; readonly seat: Seat; readonly ship: string }
  | { readonly type: 'ship-declined'; readonly seat: Seat }
  | { readonly type: 'ship-sailed'; readonly seat: Seat; readonly from: Milepost; readonly path: readonly Milepost[] }
  | { readonly type: 'train-landed'; readonly seat: Seat; readonly at: Milepost; readonly ship: string }
  /** One command's building, whether a section or a whole line; the cost is without bribes. */
  | {
      readonly type: 'track-built'
      readonly seat: Seat
      readonly sections: readonly BuiltSection[]
      readonly cost: number
    }
  | {
      readonly type: 'train-upgraded'
      readonly seat: Seat
      readonly train: string
      readonly before: string
      readonly dropped: string | null
    }
  | {
      readonly type: 'foreman-drawn'
      readonly seat: Seat
      readonly foreman: string
      readonly pile: 'deck' | 'discard'
    }
  | { readonly type: 'foreman-hired'; readonly seat: Seat; readonly foreman: string; readonly dismissed: string }
  | { readonly type: 'foreman-kept'; readonly seat: Seat; readonly foreman: string; readonly refused: string }
  | { readonly type: 'train-rescued'; readonly seat: Seat; readonly to: Milepost; readonly lost: readonly string[] }
  | { readonly type: 'gold-borrowed'; readonly seat: Seat; readonly amount: number; readonly owes: number }
  | { readonly type: 'player-resigned'; readonly seat: Seat }
  | { readonly type: 'match-won'; readonly seat: Seat; readonly reason: EndReason }
