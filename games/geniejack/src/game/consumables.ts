import { heal, hurt, opponentState } from './health.ts'
import { deepFreeze, getModifier, modifierInfo, registerModifier } from './registry.ts'
import type {
  ActiveEffect,
  Consumable,
  EnemyState,
  Modifier,
  ModifierContext,
  ModifierInfo,
  PlayerState,
} from './types.ts'

const ALL: readonly Consumable[] = deepFreeze([
  {
    id: 'health_potion',
    name: 'Health Potion',
    type: 'health_potion',
    description: '+5hp',
    cost: 10,
    effect: { type: 'health_potion', value: 5 },
  },
  {
    id: 'damage_potion',
    name: 'Damage Potion',
    type: 'damage_potion',
    description: '5dmg',
    cost: 15,
    effect: { type: 'damage_potion', value: 5 },
  },
  {
    id: 'strength_potion',
    name: 'Strength Potion',
    type: 'strength_potion',
    description: '+30%dmg for 1 hand',
    cost: 20,
    effect: { type: 'strength_potion', value: 0.3, duration: 1 },
  },
  {
    id: 'poison_potion',
    name: 'Poison Potion',
    type: 'poison_potion',
    description: '3dmg after each of 3 hands',
    cost: 20,
    effect: { type: 'poison_potion', value: 3, duration: 3 },
  },
])

/** The one modifier that rounds for itself (ruling 7). */
const strength: Modifier = registerModifier({
  id: 'strength',
  name: 'Strength',
  description: '+30%dmg',
  source: 'consumable',
  label: 'str',
  modifyDamageDealt: damage => Math.floor(damage * 1.3),
})

const poison: Modifier = registerModifier({
  id: 'poison',
  name: 'Poison',
  description: '3dmg after each hand',
  source: 'consumable',
  onHandEnd: context => hurt(opponentState(context), 3),
})

const EFFECTS = { strength_potion: modifierInfo(strength), poison_potion: modifierInfo(poison) }

export function getAllConsumables(): Consumable[] {
  return ALL.slice()
}

/** Changes the two states that it is given; returns what happened, in words. */
export function applyConsumable(consumable: Consumable, playerState: PlayerState, enemyState: EnemyState): string {
  const { type, value, duration = 1 } = consumable.effect
  switch (type) {
    case 'health_potion': {
      const before = playerState.hp
      heal(playerState, value)
      return `You drink a ${consumable.name}: +${playerState.hp - before} HP.`
    }
    case 'damage_potion':
      hurt(enemyState, value)
      return `The ${consumable.name} deals ${value} damage to ${enemyState.data.name}.`
    case 'strength_potion':
    case 'poison_potion': {
      const effect = activeEffect(EFFECTS[type], duration)
      playerState.activeEffects = [...playerState.activeEffects, effect]
      return `${effect.name} works for ${duration === 1 ? 'the next hand' : `${duration} hands`}.`
    }
  }
}

function activeEffect(modifier: ModifierInfo, remainingHands: number): ActiveEffect {
  return { id: modifier.id, name: modifier.name, remainingHands, modifier }
}

/** Callbacks: around each effect when it acts, and for each effect that ends. */
export interface EffectWatch {
  acting?(effect: ActiveEffect, act: () => void): void
  ended?(effect: ActiveEffect): void
}

/**
 * The end of a hand for the player's active effects: they act, then each has one hand less, and those with none left are
 * gone. Returns what happened, in words.
 */
export function tickActiveEffects(
  playerState: PlayerState,
  enemyState: EnemyState,
  context: ModifierContext,
  { acting = (_, act) => act(), ended }: EffectWatch = {},
): string[] {
  const messages: string[] = []
  for (const effect of playerState.activeEffects) {
    const before = enemyState.hp
    acting(effect, () => {
      context.owner = 'player'
      getModifier(effect.modifier.id).onHandEnd?.(context)
    })
    if (enemyState.hp < before) messages.push(`${effect.name} deals ${before - enemyState.hp} damage.`)
  }
  const aged = playerState.activeEffects.map(effect => ({ ...effect, remainingHands: effect.remainingHands - 1 }))
  playerState.activeEffects = aged.filter(effect => effect.remainingHands > 0)
  for (const effect of aged.filter(({ remainingHands }) => remainingHands <= 0)) {
    ended?.(effect)
    messages.push(`${effect.name} wears off.`)
  }
  return messages
}
