import { z } from 'zod'
import { INTEGER_RANGES, MOST_BLACKJACK_VALUES, NUMBER_RANGES, RELATIONS, WINNERS } from './game/rule-ranges.ts'

export const winnerSchema = z.enum(WINNERS)

function integer(field: keyof typeof INTEGER_RANGES) {
  const [least, most] = INTEGER_RANGES[field]
  return z.int().min(least).max(most)
}

function number(field: keyof typeof NUMBER_RANGES) {
  const [least, most] = NUMBER_RANGES[field]
  return z.number().min(least).max(most)
}

const sections = {
  scoring: {
    bustThreshold: integer('bustThreshold'),
    blackjackTarget: integer('blackjackTarget'),
    additionalBlackjackValues: z.array(integer('additionalBlackjackValues')).max(MOST_BLACKJACK_VALUES).readonly(),
    bustSaveThreshold: integer('bustSaveThreshold').nullable(),
    aceHighValue: integer('aceHighValue'),
    aceLowValue: integer('aceLowValue'),
    faceCardValue: integer('faceCardValue'),
  },
  turnOrder: {
    playerGoesFirst: z.boolean(),
    initialPlayerCards: integer('initialPlayerCards'),
    initialDealerCards: integer('initialDealerCards'),
  },
  dealer: { standsOn: integer('standsOn'), standsOnSoft17: z.boolean(), peeksForBlackjack: z.boolean() },
  winConditions: {
    tieResolution: winnerSchema,
    doubleBustResolution: winnerSchema,
    naturalBlackjackBonus: number('naturalBlackjackBonus'),
    blackjackPayoutMultiplier: number('blackjackPayoutMultiplier'),
  },
  damage: {
    baseMultiplier: number('baseMultiplier'),
    minimumDamage: number('minimumDamage'),
    maximumDamage: number('maximumDamage').nullable(),
    flatBonusDamage: number('flatBonusDamage'),
    percentBonusDamage: number('percentBonusDamage'),
    flatDamageReduction: number('flatDamageReduction'),
    percentDamageReduction: number('percentDamageReduction'),
  },
  actions: {
    canDoubleDown: z.boolean(),
    canSplit: z.boolean(),
    canSurrender: z.boolean(),
    doubleDownMultiplier: number('doubleDownMultiplier'),
  },
  deck: { numberOfDecks: integer('numberOfDecks'), reshuffleBetweenHands: z.boolean() },
  economy: {
    goldPerBattle: integer('goldPerBattle'),
    goldPerBoss: integer('goldPerBoss'),
    shopPriceMultiplier: number('shopPriceMultiplier'),
  },
  health: {
    playerMaxHp: integer('playerMaxHp'),
    playerStartHp: integer('playerStartHp'),
    healthRegenPerBattle: integer('healthRegenPerBattle'),
    resetHpAfterBoss: z.boolean(),
  },
  progression: { battlesPerStage: integer('battlesPerStage'), totalStages: integer('totalStages') },
}

export const rulesSchema = z
  .strictObject({
    scoring: z.strictObject(sections.scoring),
    turnOrder: z.strictObject(sections.turnOrder),
    dealer: z.strictObject(sections.dealer),
    winConditions: z.strictObject(sections.winConditions),
    damage: z.strictObject(sections.damage),
    actions: z.strictObject(sections.actions),
    deck: z.strictObject(sections.deck),
    economy: z.strictObject(sections.economy),
    health: z.strictObject(sections.health),
    progression: z.strictObject(sections.progression),
  })
  .superRefine((rules, context) => {
    for (const { path, message, holds } of RELATIONS) {
      if (!holds(rules)) context.addIssue({ code: 'custom', message, path: [...path] })
    }
  })

export const changesSchema = z.strictObject({
  scoring: z.strictObject(sections.scoring).partial().optional(),
  turnOrder: z.strictObject(sections.turnOrder).partial().optional(),
  dealer: z.strictObject(sections.dealer).partial().optional(),
  winConditions: z.strictObject(sections.winConditions).partial().optional(),
  damage: z.strictObject(sections.damage).partial().optional(),
  actions: z.strictObject(sections.actions).partial().optional(),
  deck: z.strictObject(sections.deck).partial().optional(),
  economy: z.strictObject(sections.economy).partial().optional(),
  health: z.strictObject(sections.health).partial().optional(),
  progression: z.strictObject(sections.progression).partial().optional(),
})
