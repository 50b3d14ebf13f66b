import { getDefaultRules } from './modifiers.ts'
import type { GameRules, RulesChange, Winner } from './types.ts'

/** The ranges within which every battle ends and no hand can use up the cards (rulings 21 and 22). */
export const INTEGER_RANGES = {
  bustThreshold: [12, 60],
  blackjackTarget: [2, 60],
  additionalBlackjackValues: [2, 60],
  bustSaveThreshold: [12, 60],
  aceHighValue: [1, 15],
  aceLowValue: [1, 15],
  faceCardValue: [1, 15],
  initialPlayerCards: [1, 5],
  initialDealerCards: [1, 5],
  standsOn: [2, 60],
  numberOfDecks: [1, 8],
  goldPerBattle: [0, 1000],
  goldPerBoss: [0, 1000],
  playerMaxHp: [1, 10000],
  playerStartHp: [1, 10000],
  healthRegenPerBattle: [0, 10000],
  battlesPerStage: [1, 20],
  totalStages: [1, 20],
} as const

export const NUMBER_RANGES = {
  naturalBlackjackBonus: [0, 100],
  blackjackPayoutMultiplier: [0, 10],
  baseMultiplier: [0.5, 10],
  minimumDamage: [0, 100],
  maximumDamage: [1, 1000],
  flatBonusDamage: [0, 100],
  percentBonusDamage: [0, 10],
  flatDamageReduction: [0, 10],
  percentDamageReduction: [0, 0.75],
  doubleDownMultiplier: [1, 10],
  shopPriceMultiplier: [0, 10],
} as const

export const WINNERS = ['push', 'player', 'dealer'] as const satisfies readonly Winner[]
export const MOST_BLACKJACK_VALUES = 20

const NULLABLE = ['bustSaveThreshold', 'maximumDamage']

/** Fields that only make sense together. */
export const RELATIONS: readonly {
  readonly path: readonly [keyof GameRules, string]
  readonly message: string
  holds(rules: GameRules): boolean
}[] = [
  {
    path: ['scoring', 'aceHighValue'],
    message: 'an ace cannot count less when it is high',
    holds: ({ scoring }) => scoring.aceLowValue <= scoring.aceHighValue,
  },
  {
    path: ['damage', 'maximumDamage'],
    message: 'the maximum damage is under the minimum',
    holds: ({ damage }) => damage.maximumDamage === null || damage.minimumDamage <= damage.maximumDamage,
  },
  {
    path: ['health', 'playerStartHp'],
    message: 'nobody starts with more than the maximum',
    holds: ({ health }) => health.playerStartHp <= health.playerMaxHp,
  },
]

/** What is wrong with changes of the rules, before they are merged; a sentence each. */
export function changeProblems(changes: unknown): string[] {
  if (!isRecord(changes)) return ['Changed rules are sections with fields.']
  const known: Readonly<Record<string, unknown>> = { ...getDefaultRules() }
  return Object.entries(changes).flatMap(([section, fields]) => {
    const usual = known[section]
    if (!isRecord(usual)) return [`There is no section ${section} in the rules.`]
    if (fields === undefined) return []
    if (!isRecord(fields)) return [`${section} is a section with fields.`]
    return Object.entries(fields).flatMap(([field, value]) => {
      if (!Object.hasOwn(usual, field)) return [`There is no rule ${section}.${field}.`]
      return value === undefined || fits(field, value, usual[field])
        ? []
        : [`${section}.${field} cannot be ${JSON.stringify(value)}.`]
    })
  })
}

/** Whether these are changes of the rules at all. */
export function isRulesChange(changes: unknown): changes is RulesChange {
  return changeProblems(changes).length === 0
}

export function relationProblems(rules: GameRules): string[] {
  return RELATIONS.filter(({ holds }) => !holds(rules)).map(({ path, message }) => `${path.join('.')}: ${message}.`)
}

function fits(field: string, value: unknown, usual: unknown): boolean {
  if (value === null) return NULLABLE.includes(field)
  if (Array.isArray(usual)) {
    return Array.isArray(value) && value.length <= MOST_BLACKJACK_VALUES && value.every(one => isInRange(field, one))
  }
  if (typeof usual === 'boolean') return typeof value === 'boolean'
  if (typeof usual === 'string') return WINNERS.some(winner => winner === value)
  return isInRange(field, value)
}

function isInRange(field: string, value: unknown): boolean {
  if (typeof value !== 'number') return false
  const integers: Readonly<Record<string, readonly [number, number]>> = INTEGER_RANGES
  const numbers: Readonly<Record<string, readonly [number, number]>> = NUMBER_RANGES
  const [least, most] = integers[field] ?? numbers[field] ?? [0, -1]
  return value >= least && value <= most && (integers[field] === undefined || Number.isInteger(value))
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
