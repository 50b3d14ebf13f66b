import type { Seat } from '@turnwise/engine'
import type {
  Card,
  CombatantInfo,
  Consumable,
  EndingReason,
  EquipmentInfo,
  HandResult,
  HandScore,
  ShopItem,
  Side,
} from './types.ts'

/**
 * What happened, in order; enough to animate a run without knowing a rule. Nothing in it is hidden. `seat` is
 * who acted; `side` is one of the two combatants, of which the dealer has no seat.
 */
export type Event =
  | { readonly type: 'battle-started'; readonly stage: number; readonly battle: number; readonly enemy: CombatantInfo }
  | { readonly type: 'hand-started'; readonly handNumber: number }
  | { readonly type: 'shoe-refilled'; readonly left: number }
  | {
      readonly type: 'cards-dealt'
      readonly player: readonly Card[]
      readonly dealer: readonly (Card | null)[]
      readonly playerScore: HandScore
    }
  | { readonly type: 'card-drawn'; readonly side: Side; readonly card: Card; readonly score: HandScore }
  | { readonly type: 'doubled-down'; readonly seat: Seat }
  | {
      readonly type: 'hand-split'
      readonly seat: Seat
      /** Each with its second card. */
      readonly hands: readonly [readonly Card[], readonly Card[]]
      readonly scores: readonly [HandScore, HandScore]
    }
  /** The first hand of a split is done. */
  | {
      readonly type: 'second-hand-begun'
      readonly seat: Seat
      readonly cards: readonly Card[]
      readonly score: HandScore
    }
  | { readonly type: 'surrendered'; readonly seat: Seat }
  | { readonly type: 'stood'; readonly seat: Seat; readonly score: HandScore }
  | { readonly type: 'dealer-revealed'; readonly cards: readonly Card[]; readonly score: HandScore }
  | { readonly type: 'hand-resolved'; readonly result: HandResult }
  /** By hand damage, a hook or a rest; `cause` is the name of what did it. */
  | {
      readonly type: 'health-changed'
      readonly side: Side
      readonly name: string
      readonly by: number
      readonly hp: number
      readonly maxHp: number
      readonly cause: string
    }
  | { readonly type: 'consumable-used'; readonly seat: Seat; readonly item: Consumable; readonly message: string }
  | { readonly type: 'effect-ended'; readonly name: string }
  | { readonly type: 'battle-won'; readonly enemy: string; readonly gold: number; readonly total: number }
  | { readonly type: 'shop-opened'; readonly items: readonly ShopItem[] }
  | {
      readonly type: 'item-bought'
      readonly seat: Seat
      readonly item: EquipmentInfo | Consumable
      readonly replaced: string | null
      readonly gold: number
    }
  | { readonly type: 'shop-left'; readonly seat: Seat }
  | { readonly type: 'genie-met'; readonly bossName: string; readonly curse: string; readonly curseDescription: string }
  | { readonly type: 'wish-entered'; readonly seat: Seat; readonly text: string }
  | { readonly type: 'stage-cleared'; readonly stage: number }
  | { readonly type: 'run-ended'; readonly reason: EndingReason; readonly enemy: string }
