import { scoreHand } from '../game/scoring.ts'
import type { Card, GameRules, GameView, HandScore, PlayerState, RunState, ShopItem } from '../game/types.ts'

/** What the policies look at; it is the same whether it was read from a view or from an imagined state. */
export interface Position {
  readonly phase: RunState['phase']
  readonly score: HandScore | null
  readonly cards: number
  /** The value of the dealer's card that can be seen; 11 for an ace, 0 for none. */
  readonly upcard: number
  readonly player: Readonly<PlayerState>
  readonly enemyHp: number
  readonly againstBoss: boolean
  readonly battle: number
  readonly rules: GameRules
  readonly shop: readonly ShopItem[]
}

export function positionOfView(view: GameView): Position {
  const { player, enemy, rules } = view
  return {
    phase: view.phase,
    score: player.handScore,
    cards: player.hand?.length ?? 0,
    upcard: cardWorth(enemy?.visibleCards.find(card => card !== null) ?? null, rules),
    player,
    enemyHp: enemy?.hp ?? 0,
    againstBoss: enemy?.isBoss ?? false,
    battle: view.battle,
    rules,
    shop: view.shop?.items ?? [],
  }
}

/** Of an imagined state. It does not look at the card that lies face down either. */
export function positionOfRun(run: RunState): Position {
  const { combat, enemy, rules } = run
  const shown = combat?.dealerHand.cards[combat.dealerFaceDown ? 1 : 0] ?? null
  return {
    phase: run.phase,
    score: combat === null ? null : scoreHand(combat.playerHand, rules),
    cards: combat?.playerHand.cards.length ?? 0,
    upcard: cardWorth(shown, rules),
    player: run.player,
    enemyHp: enemy?.hp ?? 0,
    againstBoss: enemy?.data.isBoss ?? false,
    battle: run.battle,
    rules,
    shop: run.shop ?? [],
  }
}

function cardWorth(card: Card | null, rules: GameRules): number {
  return card === null ? 0 : scoreHand({ cards: [card] }, rules).value
}
