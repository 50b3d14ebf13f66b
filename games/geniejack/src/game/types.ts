import type { Outcome } from '@turnwise/engine'
import type { SeededRNG } from './rng.ts'

export const SUITS = ['hearts', 'diamonds', 'clubs', 'spades'] as const
export type Suit = (typeof SUITS)[number]

export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
export type Rank = (typeof RANKS)[number]

export interface Card {
  readonly suit: Suit
  readonly rank: Rank
}

export interface Hand {
  readonly cards: readonly Card[]
}

export interface HandScore {
  readonly value: number
  readonly soft: boolean
  readonly busted: boolean
  readonly isBlackjack: boolean
}

export type Side = 'player' | 'dealer'
export type Winner = Side | 'push'

export interface RngState {
  readonly seed: string | number
  readonly callCount: number
}

/** Every number of the game. A run has its own copy; modifiers transform it hand by hand. */
export interface GameRules {
  readonly scoring: {
    readonly bustThreshold: number
    readonly blackjackTarget: number
    readonly additionalBlackjackValues: readonly number[]
    readonly bustSaveThreshold: number | null
    readonly aceHighValue: number
    readonly aceLowValue: number
    readonly faceCardValue: number
  }
  readonly turnOrder: {
    readonly playerGoesFirst: boolean
    readonly initialPlayerCards: number
    readonly initialDealerCards: number
  }
  readonly dealer: {
    readonly standsOn: number
    readonly standsOnSoft17: boolean
    readonly peeksForBlackjack: boolean
  }
  readonly winConditions: {
    readonly tieResolution: Winner
    readonly doubleBustResolution: Winner
    readonly naturalBlackjackBonus: number
    readonly blackjackPayoutMultiplier: number
  }
  readonly damage: {
    readonly baseMultiplier: number
    readonly minimumDamage: number
    readonly maximumDamage: number | null
    readonly flatBonusDamage: number
    readonly percentBonusDamage: number
    readonly flatDamageReduction: number
    readonly percentDamageReduction: number
  }
  readonly actions: {
    readonly canDoubleDown: boolean
    readonly canSplit: boolean
    readonly canSurrender: boolean
    readonly doubleDownMultiplier: number
  }
  readonly deck: {
    readonly numberOfDecks: number
    readonly reshuffleBetweenHands: boolean
  }
  readonly economy: {
    readonly goldPerBattle: number
    readonly goldPerBoss: number
    readonly shopPriceMultiplier: number
  }
  readonly health: {
    readonly playerMaxHp: number
    readonly playerStartHp: number
    readonly healthRegenPerBattle: number
    readonly resetHpAfterBoss: boolean
  }
  readonly progression: {
    readonly battlesPerStage: number
    readonly totalStages: number
  }
}

/** What a run changes in the default rules. */
export type RulesChange = {
  readonly [Section in keyof GameRules]?:
    | { readonly [Field in keyof GameRules[Section]]?: GameRules[Section][Field] | undefined }
    | undefined
}

export const DIFFICULTIES = ['merciful', 'standard', 'cruel'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export const MODIFIER_SOURCES = ['equipment', 'consumable', 'enemy', 'wish_blessing', 'wish_curse'] as const
export type ModifierSource = (typeof MODIFIER_SOURCES)[number]

/** The part of a modifier that is data. States and views hold only this; hooks are found by the id (ruling 2). */
export interface ModifierInfo {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly source: ModifierSource
}

export interface Modifier extends ModifierInfo {
  /** A short word for the damage breakdown; `wish` unless given. */
  readonly label?: string
  /** The player carries it, but it works among the enemy's modifiers (ruling 8). */
  readonly joins?: 'enemy'

  modifyRules?(rules: GameRules): GameRules
  modifyDamageDealt?(damage: number, context: ModifierContext): number
  modifyDamageReceived?(damage: number, context: ModifierContext): number
  modifyBust?(hand: Hand, score: number, context: ModifierContext): BustOverride | null
  dodgeCheck?(context: ModifierContext): boolean
  onHandStart?(context: ModifierContext): void
  onHandEnd?(context: ModifierContext): void
  onBattleStart?(context: ModifierContext): void
  onBattleEnd?(context: ModifierContext): void
  modifyGoldEarned?(gold: number, context: ModifierContext): number
}

export interface BustOverride {
  readonly busted: boolean
  readonly effectiveScore: number
}

/** What hooks see, and through `playerState` and `enemyState` change. */
export interface ModifierContext {
  playerHand: Hand
  dealerHand: Hand
  playerScore: HandScore
  dealerScore: HandScore
  playerState: PlayerState
  enemyState: EnemyState
  rules: GameRules
  rng: SeededRNG
  stage: number
  battle: number
  handNumber: number
  /** The suits in the winning hand; none before there is a winner. */
  winnerHandSuits: readonly Suit[]
  winner: Winner
  /** The owner of the modifier that acts: one hook serves either side. */
  owner: Side
}

export const EQUIPMENT_SLOTS = ['weapon', 'helm', 'armor', 'boots', 'trinket'] as const
export type EquipmentSlot = (typeof EQUIPMENT_SLOTS)[number]

export const EQUIPMENT_TIERS = ['cloth', 'bronze', 'iron'] as const
export type EquipmentTier = (typeof EQUIPMENT_TIERS)[number]

export interface Equipment<M extends ModifierInfo = Modifier> {
  readonly id: string
  readonly name: string
  readonly slot: EquipmentSlot
  readonly tier: EquipmentTier
  readonly description: string
  readonly cost: number
  readonly modifier: M
}
export type EquipmentInfo = Equipment<ModifierInfo>

export const CONSUMABLE_TYPES = ['health_potion', 'damage_potion', 'strength_potion', 'poison_potion'] as const
export type ConsumableType = (typeof CONSUMABLE_TYPES)[number]

export interface ConsumableEffect {
  readonly type: ConsumableType
  readonly value: number
  /** In hands. */
  readonly duration?: number
}

export interface Consumable {
  readonly id: string
  readonly name: string
  readonly type: ConsumableType
  readonly description: string
  readonly cost: number
  readonly effect: ConsumableEffect
}

export interface ActiveEffect {
  readonly id: string
  readonly name: string
  readonly remainingHands: number
  readonly modifier: ModifierInfo
}

export interface Wish {
  readonly blessingText: string
  /** Nothing in the game grants one yet; a registered modifier works here through every hook. */
  readonly blessing: ModifierInfo | null
  readonly curse: ModifierInfo | null
  readonly bossName: string
}

export interface CombatantData<M extends ModifierInfo = Modifier> {
  readonly id: string
  readonly name: string
  readonly maxHp: number
  readonly isBoss: boolean
  readonly equipment: readonly Equipment<M>[]
  readonly description: string
  readonly curse?: M
}
export type CombatantInfo = CombatantData<ModifierInfo>

/** What hooks must remember, by modifier id (the Bronze Trinket's suit); it is part of every save. */
export type Memory = Readonly<Record<string, string | number>>

export interface PlayerState {
  hp: number
  maxHp: number
  gold: number
  equipment: Readonly<Record<EquipmentSlot, EquipmentInfo | null>>
  consumables: readonly Consumable[]
  wishes: readonly Wish[]
  activeEffects: readonly ActiveEffect[]
  memory: Memory
}

export interface EnemyState {
  data: CombatantInfo
  hp: number
  memory: Memory
}

export const GAME_PHASES = [
  'pre_hand',
  'player_turn',
  'dealer_turn',
  'hand_result',
  'battle_result',
  'shop',
  'genie',
  'game_over',
  'victory',
] as const
export type GamePhase = (typeof GAME_PHASES)[number]

export type PlayerAction =
  | { readonly type: 'hit' | 'stand' | 'double_down' | 'split' | 'surrender' | 'skip_shop' | 'continue' }
  | { readonly type: 'use_consumable' | 'buy_item'; readonly itemIndex: number }
  | { readonly type: 'enter_wish'; readonly text: string }

export interface ActionResult {
  readonly success: boolean
  readonly message: string
  readonly newPhase: GamePhase
}

export interface HandResult {
  readonly playerScore: HandScore
  readonly dealerScore: HandScore
  readonly winner: Winner
  readonly damageDealt: number
  readonly damageTarget: Side | 'none'
  readonly dodged: boolean
  readonly damageBreakdown: string
  /** The hand was given up: it counts as lost, whatever it would have been. */
  readonly surrendered?: true
}

export interface ShopItem {
  readonly index: number
  /** `cost` is the price here, the multiplier already in it. */
  readonly item: EquipmentInfo | Consumable
  readonly type: 'equipment' | 'consumable'
  readonly affordable: boolean
}

export interface GenieEncounter {
  readonly bossName: string
  readonly curseModifier: ModifierInfo | null
  readonly blessingText: string | null
}

/** The cards of a battle. Everything before `deckIndex` has been dealt. */
export interface CombatState {
  readonly deck: readonly Card[]
  readonly deckIndex: number
  readonly playerHand: Hand
  readonly dealerHand: Hand
  /** The dealer's first card lies face down. */
  readonly dealerFaceDown: boolean
  readonly doubledDown: boolean
  /** After a split. */
  readonly otherHand?: OtherHand
  readonly surrendered?: true
}

/** Of the two hands of a split the one that is not being played: the second until the first is done, then the first. */
export interface OtherHand {
  readonly cards: readonly Card[]
  readonly doubledDown: boolean
  readonly isPlayed: boolean
}

export const ENDINGS = ['victory', 'defeated', 'hand-limit'] as const
export type EndingReason = (typeof ENDINGS)[number]

/** How a run ended. The score is the number of battles won. */
export type RunOutcome = Outcome & { readonly reason: EndingReason }

/** One change of a combatant's HP; `cause` is the name of what did it. */
export interface HealthChange {
  readonly side: Side
  readonly by: number
  readonly cause: string
}

export interface Tally {
  readonly handsPlayed: number
  readonly handsWon: number
  readonly battlesWon: number
  readonly stagesCleared: number
  readonly damageDealt: number
  readonly damageTaken: number
}

/** A whole run at one moment, plain JSON. */
export interface RunState {
  readonly seed: string
  readonly difficulty: Difficulty
  /** The run's own rules, before any modifier. */
  readonly rules: GameRules
  readonly rng: RngState
  readonly phase: GamePhase
  readonly stage: number
  /** From 1; the boss is battle `battlesPerStage + 1`. */
  readonly battle: number
  readonly handNumber: number
  readonly player: Readonly<PlayerState>
  readonly enemy: Readonly<EnemyState> | null
  readonly combat: CombatState | null
  readonly shop: readonly ShopItem[] | null
  readonly genie: GenieEncounter | null
  readonly lastHandResult: HandResult | null
  /** Of the first hand of a split, which is resolved before the last one. */
  readonly firstHandResult?: HandResult
  /** Every change of HP since this hand was begun, or since the last one was left. */
  readonly healthChanges: readonly HealthChange[]
  /** Gold that the last won battle paid. */
  readonly goldEarned: number
  readonly tally: Tally
  readonly outcome: RunOutcome | null
  readonly log: readonly string[]
}

/** A snapshot of all that a player may know; enough to draw every screen and to offer every action. */
export interface GameView {
  readonly phase: GamePhase
  readonly seed: string
  readonly difficulty: Difficulty
  readonly rules: GameRules
  readonly stage: number
  readonly battle: number
  readonly handNumber: number
  readonly player: Readonly<PlayerState> & {
    readonly hand: readonly Card[] | null
    readonly handScore: HandScore | null
  }
  readonly enemy: EnemyView | null
  readonly doubledDown: boolean
  readonly otherHand?: OtherHand & { readonly score: HandScore }
  /** Cards left to draw, and, where the shoe is not reshuffled, those that are out of it. */
  readonly shoe: { readonly left: number; readonly discards: readonly Card[] } | null
  readonly shop: { readonly items: readonly ShopItem[] } | null
  readonly genie: GenieView | null
  readonly lastHandResult: HandResult | null
  readonly firstHandResult?: HandResult
  readonly healthChanges: readonly HealthChange[]
  readonly goldEarned: number
  readonly tally: Tally
  readonly outcome: RunOutcome | null
  readonly availableActions: readonly PlayerAction[]
  readonly log: readonly string[]
  /** For the host alone: undealt cards and the generator. */
  readonly hidden: { readonly combat: CombatState | null; readonly rng: RngState } | null
}

export interface EnemyView {
  readonly id: string
  readonly name: string
  readonly hp: number
  readonly maxHp: number
  readonly isBoss: boolean
  readonly description: string
  readonly modifierDescriptions: readonly string[]
  readonly memory: Memory
  /** A card that lies face down is null. */
  readonly visibleCards: readonly (Card | null)[]
  /** Of the cards that can be seen; null when there are none. */
  readonly visibleScore: number | null
  readonly allRevealed: boolean
}

export interface GenieView {
  readonly bossName: string
  readonly curseName: string
  readonly curseDescription: string
  readonly blessingEntered: boolean
  readonly blessingText: string | null
}

export interface RunOptions {
  readonly difficulty: Difficulty
  readonly rules: RulesChange
}

export interface GameReplay {
  readonly seed: string
  readonly actions: readonly PlayerAction[]
  readonly difficulty?: Difficulty | undefined
  readonly rules?: RulesChange | undefined
}

/** A save: the whole state, and the actions that led to it, so that a restored run still has its replay. */
export interface SerializedGameState {
  readonly format: 1
  readonly game: 'geniejack'
  readonly version: string
  readonly difficulty: Difficulty
  readonly rules: RulesChange
  readonly actions: readonly PlayerAction[]
  readonly state: RunState
}

/** What all games call these. */
export type State = RunState
export type Action = PlayerAction
export type View = GameView
export type Options = RunOptions
