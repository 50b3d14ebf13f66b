import type { EnemyState, HealthChange, ModifierContext, PlayerState } from './types.ts'

/** What the player's own blow is called among the causes of a change; an enemy's blow has its name. */
export const OWN_HAND = 'Your hand'

/** Is this change the blow of the hand itself? It is named after who dealt it. */
export function isBlow({ side, cause }: HealthChange, enemyName: string): boolean {
  return cause === (side === 'player' ? enemyName : OWN_HAND)
}

/** Not under 0. */
export function hurt(target: PlayerState | EnemyState, amount: number): void {
  target.hp = Math.max(0, target.hp - amount)
}

/** Not over the maximum, and nothing heals a combatant at 0 (ruling 18). */
export function heal(target: PlayerState | EnemyState, amount: number): void {
  if (target.hp <= 0) return
  target.hp = Math.min('data' in target ? target.data.maxHp : target.maxHp, target.hp + amount)
}

export function ownerState(context: ModifierContext): PlayerState | EnemyState {
  return context.owner === 'player' ? context.playerState : context.enemyState
}

export function opponentState(context: ModifierContext): PlayerState | EnemyState {
  return context.owner === 'player' ? context.enemyState : context.playerState
}
