import { ownValue } from '@turnwise/engine'
import { fullDecks, withoutCards } from '../game/cards.ts'
import { combatantFor } from '../game/combatants.ts'
import { getAllConsumables } from '../game/consumables.ts'
import { EQUIPMENT_INFO } from '../game/equipment.ts'
import { setup } from '../game/setup.ts'
import type { Card, CombatState, Rank, RunState, Suit } from '../game/types.ts'

/** Set up from the rules' own start, so that a lesson can never show an impossible run. */
const START: RunState = setup({ difficulty: 'standard', rules: {} }, 1, 'lesson')

const SUIT_LETTERS: Readonly<Record<string, Suit>> = { h: 'hearts', d: 'diamonds', c: 'clubs', s: 'spades' }

const cards = (text: string): readonly Card[] =>
  text
    .split(' ')
    .map(word => ({ rank: word.slice(0, -1) as Rank, suit: ownValue(SUIT_LETTERS, word.slice(-1)) ?? 'spades' }))

/** `deck` is in the order in which it is dealt: two to the player, two to the dealer, then as they are drawn. */
function dealt(deck: string): CombatState {
  const first = cards(deck)
  return {
    deck: [...first, ...withoutCards(fullDecks(1), first)],
    deckIndex: 4,
    playerHand: { cards: first.slice(0, 2) },
    dealerHand: { cards: first.slice(2, 4) },
    dealerFaceDown: true,
    doubledDown: false,
  }
}

/** In the middle of a hand. */
export function handOf(deck: string, change: Partial<RunState> = {}): RunState {
  return { ...START, phase: 'player_turn', combat: dealt(deck), ...change }
}

/** Before a hand with a potion in the bag. */
export function withPotion(): RunState {
  const potion = getAllConsumables().filter(({ type }) => type === 'damage_potion')
  return { ...START, handNumber: 4, player: { ...START.player, hp: 31, consumables: potion } }
}

/** A shop in which one piece can be paid. */
export function inShop(): RunState {
  const offered = EQUIPMENT_INFO.filter(({ id }) => ['flint_spear', 'cloth_helm', 'bronze_armor'].includes(id))
  const gold = 30
  const shop = offered.map((item, index) => ({
    index,
    item,
    type: 'equipment' as const,
    affordable: item.cost <= gold,
  }))
  return { ...START, phase: 'shop', enemy: null, shop, player: { ...START.player, gold } }
}

/** After the first boss. */
export function withGenie(): RunState {
  const boss = combatantFor(1, 4, 3)
  const enemy = { data: boss, hp: 0, memory: {} }
  const genie = { bossName: boss.name, curseModifier: boss.curse ?? null, blessingText: null }
  return { ...START, phase: 'genie', battle: 4, enemy, genie, player: { ...START.player, hp: 12 } }
}
