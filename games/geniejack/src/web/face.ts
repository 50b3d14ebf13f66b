import type { RunEvent } from '../game/events.ts'
import type { Card, GameView, HandResult, Side } from '../game/types.ts'

/** What one side shows on the felt. A card that lies face down is null. */
export interface SideFace {
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
export interface Face {
  readonly player: SideFace
  readonly dealer: SideFace
  readonly result: HandResult | null
  readonly changes: readonly HealthChange[]
}

export interface HealthChange {
  readonly side: Side
  readonly by: number
  readonly cause: string
}

export function faceOf(view: GameView, events: readonly RunEvent[] = []): Face {
  const { player, enemy, lastHandResult } = view
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
      // Who busted is told with the result; before that the dealer has not played.
      busted: lastHandResult?.dealerScore.busted === true,
      natural: lastHandResult?.dealerScore.isBlackjack === true,
      hp: enemy?.hp ?? 0,
    },
    result: lastHandResult,
    changes: changesIn(events, lastHandResult),
  }
}

/** Every change of health in these events; after a reload only the hand's own damage is known. */
function changesIn(events: readonly RunEvent[], result: HandResult | null): readonly HealthChange[] {
  const told = changesOf(events)
  if (told.length > 0 || result === null || result.damageTarget === 'none' || result.damageDealt === 0) return told
  return [{ side: result.damageTarget, by: -result.damageDealt, cause: '' }]
}

/** In order. The blow of a hand needs no name: its result says whose it was. */
export function changesOf(events: readonly RunEvent[]): readonly HealthChange[] {
  const changes: HealthChange[] = []
  let blow: Side | 'none' = 'none'
  for (const event of events) {
    if (event.type === 'hand-resolved') blow = event.result.damageTarget
    if (event.type !== 'health-changed') continue
    const { side, by, cause } = event
    changes.push({ side, by, cause: side === blow ? '' : cause })
    if (side === blow) blow = 'none'
  }
  return changes
}
