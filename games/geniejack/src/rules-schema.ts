import { z } from 'zod'

export const winnerSchema = z.enum(['push', 'player', 'dealer'])
const integer = (min: number, max: number) => z.int().min(min).max(max)
const number = (min: number, max: number) => z.number().min(min).max(max)

/** The ranges within which every battle ends and no hand can use up the cards (rulings 21 and 22). */
const sections = {
  scoring: {
    bustThreshold: integer(12, 60),
    blackjackTarget: integer(2, 60),
    additionalBlackjackValues: z.array(integer(2, 60)).max(20).readonly(),
    bustSaveThreshold: integer(12, 60).nullable(),
    aceHighValue: integer(1, 15),
    aceLowValue: integer(1, 15),
    faceCardValue: integer(1, 15),
  },
  turnOrder: {
    playerGoesFirst: z.boolean(),
    initialPlayerCards: integer(1, 5),
    initialDealerCards: integer(1, 5),
  },
  dealer: { standsOn: integer(2, 60), standsOnSoft17: z.boolean(), peeksForBlackjack: z.boolean() },
  winConditions: {
    tieResolution: winnerSchema,
    doubleBustResolution: winnerSchema,
    naturalBlackjackBonus: number(0, 100),
    blackjackPayoutMultiplier: number(0, 10),
  },
  damage: {
    baseMultiplier: number(0.5, 10),
    minimumDamage: number(0, 100),
    maximumDamage: number(1, 1000).nullable(),
    flatBonusDamage: number(0, 100),
    percentBonusDamage: number(0, 10),
    flatDamageReduction: number(0, 10),
    percentDamageReduction: number(0, 0.75),
  },
  actions: {
    canDoubleDown: z.boolean(),
    canSplit: z.literal(false, 'splitting is not part of this game'),
    canSurrender: z.literal(false, 'surrender is not part of this game'),
    doubleDownMultiplier: number(1, 10),
  },
  deck: { numberOfDecks: integer(1, 8), reshuffleBetweenHands: z.boolean() },
  economy: { goldPerBattle: integer(0, 1000), goldPerBoss: integer(0, 1000), shopPriceMultiplier: number(0, 10) },
  health: {
    playerMaxHp: integer(1, 10000),
    playerStartHp: integer(1, 10000),
    healthRegenPerBattle: integer(0, 10000),
    resetHpAfterBoss: z.boolean(),
  },
  progression: { battlesPerStage: integer(1, 20), totalStages: integer(1, 20) },
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
  .refine(({ scoring }) => scoring.aceLowValue <= scoring.aceHighValue, {
    message: 'an ace cannot count less when it is high',
    path: ['scoring', 'aceHighValue'],
  })
  .refine(({ damage }) => damage.maximumDamage === null || damage.minimumDamage <= damage.maximumDamage, {
    message: 'the maximum damage is under the minimum',
    path: ['damage', 'maximumDamage'],
  })
  .refine(({ health }) => health.playerStartHp <= health.playerMaxHp, {
    message: 'nobody starts with more than the maximum',
    path: ['health', 'playerStartHp'],
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
