import { isBlow } from '../../game/health.ts'
import type { Card, GameView, HandResult, HealthChange } from '../../game/types.ts'

/** What one side shows on the felt. A card that lies shown down is null. */
export interface ShownSide {
  readonly cards: readonly (Card | null)[]
  /** Of the cards that can be seen; null before they count. */
  readonly score: number | null
  readonly soft: boolean
  readonly busted: boolean
  /** An ace and a ten, dealt. */
  readonly natural: boolean
  readonly hp: number
}

/** The table at one moment of an animation, or at rest. */
export interface Shown {
  readonly player: ShownSide
  readonly dealer: ShownSide
  readonly result: HandResult | null
  readonly changes: readonly HealthChange[]
}

export function shownOf({ player, enemy, lastHandResult, healthChanges }: GameView): Shown {
  return {
    player: {
      cards: player.hand ?? [],
      score: player.handScore?.value ?? null,
      soft: player.handScore?.soft === true,
      busted: player.handScore?.busted === true,
      natural: player.handScore?.isBlackjack === true,
      hp: player.hp,
    },
    dealer: {
      cards: enemy?.visibleCards ?? [],
      score: enemy?.visibleScore ?? null,
      soft: false,
      // A bust is shown with the result; before that the dealer has not played.
      busted: lastHandResult?.dealerScore.busted === true,
      natural: lastHandResult?.dealerScore.isBlackjack === true,
      hp: enemy?.hp ?? 0,
    },
    result: lastHandResult,
    changes: healthChanges,
  }
}

export function findBlow(changes: readonly HealthChange[], enemyName: string): HealthChange | undefined {
  return changes.find(change => isBlow(change, enemyName))
}
