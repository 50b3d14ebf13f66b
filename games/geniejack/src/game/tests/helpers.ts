import { createRng, type Rng, type Viewer } from '@turnwise/engine'
import { apply } from '../apply.ts'
import { SUIT_SYMBOLS } from '../cards.ts'
import { findCombatant } from '../combatants.ts'
import { getAllConsumables } from '../consumables.ts'
import { EQUIPMENT_INFO, getEquipmentById } from '../equipment.ts'
import { legalActions } from '../legal.ts'
import { collectModifiers, getDefaultRules } from '../modifiers.ts'
import { SeededRNG } from '../rng.ts'
import { scoreHand } from '../scoring.ts'
import { NOTHING_WORN, setup } from '../setup.ts'
import {
  type Card,
  type CombatState,
  type EnemyState,
  type GameRules,
  type GameView,
  type Hand,
  type ModifierContext,
  type PlayerAction,
  type PlayerState,
  RANKS,
  type RulesChange,
  type RunOptions,
  type RunState,
  SUITS,
  type Wish,
} from '../types.ts'

import { view } from '../view.ts'

/** `hand('A♠ 10♥')`. */
export function hand(text: string): Hand {
  return { cards: text.split(' ').filter(Boolean).map(card) }
}

export function card(text: string): Card {
  const rank = RANKS.find(one => one === text.slice(0, -1))
  const suit = SUITS.find(one => SUIT_SYMBOLS[one] === text.slice(-1))
  if (rank === undefined || suit === undefined) throw new Error(`${text} is no card`)
  return { suit, rank }
}

export function player(changes: Partial<PlayerState> = {}): PlayerState {
  return {
    hp: 50,
    maxHp: 50,
    gold: 0,
    equipment: NOTHING_WORN,
    consumables: [],
    wishes: [],
    activeEffects: [],
    memory: {},
    ...changes,
  }
}

export function wearing(...ids: string[]): PlayerState['equipment'] {
  const items = ids.map(id => EQUIPMENT_INFO.find(item => item.id === getEquipmentById(id).id)!)
  return { ...NOTHING_WORN, ...Object.fromEntries(items.map(item => [item.slot, item])) }
}

export const potion = (id: string) => getAllConsumables().find(item => item.id === id)!

export function enemy(id: string, hp?: number): EnemyState {
  const data = findCombatant(id)!
  return { data, hp: hp ?? data.maxHp, memory: {} }
}

export function cursed(bossId: string): Wish {
  const boss = findCombatant(bossId)!
  return { blessingText: 'wish', blessing: null, curse: boss.curse!, bossName: boss.name }
}

export function context(changes: Partial<ModifierContext> = {}): ModifierContext {
  const rules = changes.rules ?? getDefaultRules()
  const playerHand = changes.playerHand ?? hand('10♥ 9♦')
  const dealerHand = changes.dealerHand ?? hand('10♣ 7♠')
  return {
    playerHand,
    dealerHand,
    playerScore: scoreHand(playerHand, rules),
    dealerScore: scoreHand(dealerHand, rules),
    playerState: player(),
    enemyState: enemy('sand_scorpion'),
    rules,
    rng: new SeededRNG('context'),
    stage: 1,
    battle: 1,
    handNumber: 1,
    winnerHandSuits: [],
    winner: 'player',
    owner: 'player',
    ...changes,
  }
}

/** A generator that gives these numbers in turn. */
export function fixedRng(...numbers: number[]): SeededRNG {
  const rng = new SeededRNG(0)
  let at = 0
  rng.next = () => numbers[at++ % numbers.length] ?? 0
  return rng
}

/** The deck in the order given, the rest of the 52 behind it. */
export function table(
  playerCards: string,
  dealerCards: string,
  next = '',
  changes: Partial<CombatState> = {},
): CombatState {
  const dealt = [...hand(playerCards).cards, ...hand(dealerCards).cards]
  const front = [...dealt, ...hand(next).cards]
  const key = (one: Card) => one.rank + one.suit
  const rest = SUITS.flatMap(suit => RANKS.map(rank => ({ suit, rank }))).filter(
    one => !front.some(other => key(other) === key(one)),
  )
  return {
    deck: [...front, ...rest],
    deckIndex: dealt.length,
    playerHand: hand(playerCards),
    dealerHand: hand(dealerCards),
    dealerFaceDown: true,
    doubledDown: false,
    ...changes,
  }
}

export interface Scene {
  readonly rules?: RulesChange
  readonly player?: Partial<PlayerState>
  readonly enemy?: EnemyState
  readonly run?: Partial<RunState>
}

export function startRun(seed: string, options: RunOptions): RunState {
  return setup(options, 1, seed)
}

export function viewOf(run: RunState, viewer: Viewer = 0): GameView {
  return view(run, viewer)
}

/** A run put into a scene; the enemy is the first one by default. */
export function scene({ rules = {}, player: mine = {}, enemy: other, run = {} }: Scene = {}): RunState {
  const start = startRun('scene', { difficulty: 'standard', rules })
  return { ...start, player: { ...start.player, ...mine }, enemy: other ?? start.enemy, ...run }
}

/** In the middle of a hand: the player's cards, the dealer's (the first face down) and those that come next. */
export function inHand(playerCards: string, dealerCards: string, next: string, about: Scene = {}): RunState {
  return scene({ ...about, run: { phase: 'player_turn', combat: table(playerCards, dealerCards, next), ...about.run } })
}

export function act(state: RunState, ...actions: (PlayerAction | PlayerAction['type'])[]): RunState {
  let now = state
  for (const one of actions) {
    const result = apply(now, 0, typeof one === 'string' ? ({ type: one } as PlayerAction) : one)
    if (!result.ok) throw new Error(result.error.message)
    now = result.value.state
  }
  return now
}

export function refusal(state: RunState, action: PlayerAction) {
  const result = apply(state, 0, action)
  if (result.ok) throw new Error('it was accepted')
  return result.error
}

/** Plays at random until the run ends or `stop` says so. */
export function playRandomly(from: RunState, rng: Rng = createRng('test'), stop = (_: RunState) => false): RunState {
  let now = from
  while (now.outcome === null && !stop(now)) now = act(now, rng.pick(legalActions(now, 0)))
  return now
}

export function modifiersOf(state: RunState) {
  return collectModifiers(state.player, state.enemy)
}

export const rulesWith = (changes: (rules: GameRules) => GameRules): GameRules => changes(getDefaultRules())
