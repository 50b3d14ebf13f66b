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

/** The hand of a split that is not being played, see `GameView.otherHand`. */
export type ShownOther = Omit<ShownSide, 'hp'> & { readonly isPlayed: boolean; readonly isDoubled: boolean }

/** The table at one moment of an animation, or at rest. */
export interface Shown {
  readonly player: ShownSide
  readonly dealer: ShownSide
  readonly other?: ShownOther | undefined
  readonly isDoubled: boolean
  /** Of the first hand of a split. */
  readonly firstResult?: HandResult | undefined
  readonly result: HandResult | null
  readonly changes: readonly HealthChange[]
}

export function shownOf(view: GameView): Shown {
  const { player, enemy, lastHandResult, healthChanges } = view
  return {
    ...otherOf(view),
    isDoubled: view.doubledDown,
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

function otherOf({ otherHand, firstHandResult }: GameView): Pick<Shown, 'other' | 'firstResult'> {
  if (otherHand === undefined) return {}
  const { cards, score, isPlayed, doubledDown } = otherHand
  const other = {
    cards,
    score: score.value,
    soft: score.soft,
    busted: score.busted,
    natural: false,
    isPlayed,
    isDoubled: doubledDown,
  }
  return { other, firstResult: firstHandResult }
}

export function findBlow(changes: readonly HealthChange[], enemyName: string): HealthChange | undefined {
  return changes.find(change => isBlow(change, enemyName))
}
