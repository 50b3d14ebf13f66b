import { z } from 'zod'
import { rulesFor } from './game/difficulty.ts'
import {
  CONSUMABLE_TYPES,
  DIFFICULTIES,
  ENDINGS,
  EQUIPMENT_SLOTS,
  EQUIPMENT_TIERS,
  GAME_PHASES,
  MODIFIER_SOURCES,
  type PlayerAction,
  RANKS,
  type RunOptions,
  type RunState,
  SUITS,
} from './game/types.ts'
import { changesSchema, rulesSchema, winnerSchema } from './rules-schema.ts'

const index = z.int().min(0).max(999)

export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hit') }).describe('Draw a card.'),
  z.strictObject({ type: z.literal('stand') }).describe('Take no more cards; the dealer plays.'),
  z.strictObject({ type: z.literal('double_down') }).describe('One card, then stand; the hand counts double.'),
  z.strictObject({ type: z.literal('split') }).describe('Two cards of equal rank become two hands.'),
  z.strictObject({ type: z.literal('surrender') }).describe('Give the hand up for half of what it would cost.'),
  z.strictObject({ type: z.literal('use_consumable'), itemIndex: index }).describe('Drink a potion, counted from 0.'),
  z.strictObject({ type: z.literal('buy_item'), itemIndex: index }).describe('Buy a line of the shop, counted from 0.'),
  z.strictObject({ type: z.literal('skip_shop') }).describe('Leave the shop.'),
  z.strictObject({ type: z.literal('enter_wish'), text: z.string().max(2000) }).describe('1 to 500 characters.'),
  z.strictObject({ type: z.literal('continue') }).describe('Go on: deal, next hand, next place.'),
]) satisfies z.ZodType<PlayerAction>

export const optionsSchema = z
  .strictObject({
    difficulty: z
      .enum(DIFFICULTIES)
      .default('standard')
      .describe('How hard the run is; standard is the original game.'),
    rules: changesSchema
      .default({})
      .describe('What this run changes in the rules of its difficulty. What is left empty stays as it is.'),
  })
  .superRefine(({ difficulty, rules }, context) => {
    const whole = rulesSchema.safeParse(rulesFor(difficulty, rules))
    for (const { message, path } of whole.error?.issues ?? []) {
      context.addIssue({ code: 'custom', message, path: ['rules', ...path] })
    }
  }) satisfies z.ZodType<RunOptions>

const card = z.strictObject({ suit: z.enum(SUITS), rank: z.enum(RANKS) })
const cards = z.array(card).max(1000).readonly()
const hand = z.strictObject({ cards })
const text = z.string().max(2000)
const amount = z.int().min(0)
const score = z.strictObject({ value: amount, soft: z.boolean(), busted: z.boolean(), isBlackjack: z.boolean() })
const memory = z.record(text, z.union([text, z.number()]))

const modifier = z.strictObject({ id: text, name: text, description: text, source: z.enum(MODIFIER_SOURCES) })

const equipment = z.strictObject({
  id: text,
  name: text,
  slot: z.enum(EQUIPMENT_SLOTS),
  tier: z.enum(EQUIPMENT_TIERS),
  description: text,
  cost: amount,
  modifier,
})

const consumable = z.strictObject({
  id: text,
  name: text,
  type: z.enum(CONSUMABLE_TYPES),
  description: text,
  cost: amount,
  effect: z.strictObject({
    type: z.enum(CONSUMABLE_TYPES),
    value: z.number(),
    duration: z.int().min(1).exactOptional(),
  }),
})

const worn = equipment.nullable()

const player = z.strictObject({
  hp: amount,
  maxHp: amount,
  gold: amount,
  equipment: z.strictObject({ weapon: worn, helm: worn, armor: worn, boots: worn, trinket: worn }),
  consumables: z.array(consumable).max(1000).readonly(),
  wishes: z
    .array(
      z.strictObject({
        blessingText: text,
        blessing: modifier.nullable(),
        curse: modifier.nullable(),
        bossName: text,
      }),
    )
    .readonly(),
  activeEffects: z.array(z.strictObject({ id: text, name: text, remainingHands: z.int().min(1), modifier })).readonly(),
  memory,
})

const enemy = z.strictObject({
  data: z.strictObject({
    id: text,
    name: text,
    maxHp: amount,
    isBoss: z.boolean(),
    equipment: z.array(equipment).readonly(),
    description: text,
    curse: modifier.exactOptional(),
  }),
  hp: amount,
  memory,
})

const handResult = z.strictObject({
  playerScore: score,
  dealerScore: score,
  winner: winnerSchema,
  damageDealt: amount,
  damageTarget: z.enum(['player', 'dealer', 'none']),
  dodged: z.boolean(),
  damageBreakdown: text,
  surrendered: z.literal(true).exactOptional(),
})

export const stateSchema = z.strictObject({
  seed: text,
  difficulty: z.enum(DIFFICULTIES),
  rules: rulesSchema,
  rng: z.strictObject({ seed: z.union([text, z.int()]), callCount: amount }),
  phase: z.enum(GAME_PHASES),
  stage: z.int().min(1),
  battle: z.int().min(1),
  handNumber: z.int().min(1),
  player,
  enemy: enemy.nullable(),
  combat: z
    .strictObject({
      deck: cards,
      deckIndex: amount,
      playerHand: hand,
      dealerHand: hand,
      dealerFaceDown: z.boolean(),
      doubledDown: z.boolean(),
      otherHand: z.strictObject({ cards, doubledDown: z.boolean(), isPlayed: z.boolean() }).exactOptional(),
      surrendered: z.literal(true).exactOptional(),
    })
    .nullable(),
  shop: z
    .array(
      z.strictObject({
        index: amount,
        item: z.union([equipment, consumable]),
        type: z.enum(['equipment', 'consumable']),
        affordable: z.boolean(),
      }),
    )
    .readonly()
    .nullable(),
  genie: z
    .strictObject({ bossName: text, curseModifier: modifier.nullable(), blessingText: text.nullable() })
    .nullable(),
  lastHandResult: handResult.nullable(),
  firstHandResult: handResult.exactOptional(),
  healthChanges: z
    .array(z.strictObject({ side: z.enum(['player', 'dealer']), by: z.int(), cause: text }))
    .max(1000)
    .readonly(),
  goldEarned: amount,
  tally: z.strictObject({
    handsPlayed: amount,
    handsWon: amount,
    battlesWon: amount,
    stagesCleared: amount,
    damageDealt: amount,
    damageTaken: amount,
  }),
  outcome: z
    .strictObject({
      winners: z.array(z.literal(0)).readonly(),
      reason: z.enum(ENDINGS),
      scores: z.tuple([amount]),
    })
    .nullable(),
  log: z.array(text).max(5).readonly(),
}) satisfies z.ZodType<RunState>
