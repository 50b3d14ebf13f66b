import { deepFreeze, getModifier } from './registry.ts'
import {
  type EnemyState,
  EQUIPMENT_SLOTS,
  type GameRules,
  type Modifier,
  type ModifierContext,
  type PlayerState,
} from './types.ts'

const DEFAULT_RULES: GameRules = deepFreeze({
  scoring: {
    bustThreshold: 21,
    blackjackTarget: 21,
    additionalBlackjackValues: [],
    bustSaveThreshold: null,
    aceHighValue: 11,
    aceLowValue: 1,
    faceCardValue: 10,
  },
  turnOrder: { playerGoesFirst: true, initialPlayerCards: 2, initialDealerCards: 2 },
  dealer: { standsOn: 17, standsOnSoft17: true, peeksForBlackjack: false },
  winConditions: {
    tieResolution: 'push',
    doubleBustResolution: 'push',
    naturalBlackjackBonus: 0,
    blackjackPayoutMultiplier: 1.5,
  },
  damage: {
    baseMultiplier: 1,
    minimumDamage: 0,
    maximumDamage: null,
    flatBonusDamage: 0,
    percentBonusDamage: 0,
    flatDamageReduction: 0,
    percentDamageReduction: 0,
  },
  actions: { canDoubleDown: true, canSplit: false, canSurrender: false, doubleDownMultiplier: 2 },
  deck: { numberOfDecks: 1, reshuffleBetweenHands: true },
  economy: { goldPerBattle: 10, goldPerBoss: 25, shopPriceMultiplier: 1 },
  health: { playerMaxHp: 50, playerStartHp: 50, healthRegenPerBattle: 0, resetHpAfterBoss: true },
  progression: { battlesPerStage: 3, totalStages: 3 },
})

export function getDefaultRules(): GameRules {
  return DEFAULT_RULES
}

/** Each modifier receives what the one before it made of the rules. */
export function applyModifierPipeline(modifiers: readonly Modifier[], rules: GameRules): GameRules {
  let result = rules
  for (const modifier of modifiers) {
    if (modifier.modifyRules !== undefined) result = modifier.modifyRules(result)
  }
  return result
}

export interface ModifierSets {
  readonly playerModifiers: Modifier[]
  readonly enemyModifiers: Modifier[]
}

/** In the order in which they act: slots, active effects, wishes (ruling 8). */
export function collectModifiers(playerState: PlayerState, enemyState: EnemyState | null): ModifierSets {
  const playerModifiers: Modifier[] = []
  const enemyModifiers: Modifier[] = []
  for (const slot of EQUIPMENT_SLOTS) {
    const item = playerState.equipment[slot]
    if (item !== null) playerModifiers.push(getModifier(item.modifier.id))
  }
  for (const { modifier } of playerState.activeEffects) playerModifiers.push(getModifier(modifier.id))
  if (enemyState !== null)
    for (const { modifier } of enemyState.data.equipment) enemyModifiers.push(getModifier(modifier.id))
  for (const { blessing, curse } of playerState.wishes) {
    for (const info of [blessing, curse]) {
      if (info === null) continue
      const modifier = getModifier(info.id)
      if (modifier.joins !== 'enemy') playerModifiers.push(modifier)
      else if (enemyState !== null) enemyModifiers.push(modifier)
    }
  }
  return { playerModifiers, enemyModifiers }
}

export interface ModifiedDamage {
  readonly finalDamage: number
  readonly dodged: boolean
  readonly breakdown: string
}

/** Steps 5 to 8 of a hand (ruling 7). Who attacks is the context's winner. */
export function applyDamageModifiers(
  baseDamage: number,
  attackerModifiers: readonly Modifier[],
  defenderModifiers: readonly Modifier[],
  context: ModifierContext,
): ModifiedDamage {
  const attacker = context.winner === 'dealer' ? 'dealer' : 'player'
  const defender = attacker === 'player' ? 'dealer' : 'player'
  const { percentDamageReduction, flatDamageReduction } = context.rules.damage
  let damage = baseDamage
  let breakdown = `base:${hundredths(damage)}`
  const change = (label: string, next: number) => {
    breakdown += formatStep(label, damage, next)
    damage = next
  }
  context.owner = attacker
  for (const modifier of attackerModifiers) {
    const next = modifier.modifyDamageDealt?.(damage, context)
    if (next !== undefined) change(modifier.label ?? 'wish', next)
  }
  breakdown += ` =${hundredths(damage)}`
  const dealt = breakdown.length
  context.owner = defender
  for (const modifier of defenderModifiers) {
    const next = modifier.modifyDamageReceived?.(damage, context)
    if (next !== undefined) change(modifier.label ?? 'wish', next)
  }
  if (percentDamageReduction > 0) change('rule%', damage * (1 - percentDamageReduction))
  if (flatDamageReduction > 0) change('rule', damage - flatDamageReduction)
  if (damage < 0) change('zero', 0)
  change('round', wholePart(damage))
  const dodged = damage >= 1 && defenderModifiers.some(modifier => modifier.dodgeCheck?.(context) === true)
  if (dodged) change('dodge', 0)
  if (breakdown.length > dealt) breakdown += ` =${damage}`
  return { finalDamage: damage, dodged, breakdown }
}

/** Rounded down; 100 × 1.15, which is 114.99999999999999 in binary, is the 115 that a player works out. */
export const wholePart = (value: number) => Math.floor(value + 1e-9)

const hundredths = (value: number) => Math.round(value * 100) / 100

/** Computed from rounded values, so that the steps shown always add up; empty if nothing changed. */
function formatStep(label: string, before: number, after: number): string {
  const by = Math.round((hundredths(after) - hundredths(before)) * 100) / 100
  if (by === 0) return ''
  return by > 0 ? ` +${label}:${by}` : ` -${label}:${-by}`
}
