import { fail, type Refused, refuse } from '@turnwise/engine'
import { MAX_WISH_LENGTH } from './genie.ts'
import type { Consumable, EquipmentInfo, GamePhase, PlayerAction } from './types.ts'

const POSSIBLE: Readonly<Record<GamePhase, string>> = {
  pre_hand: 'use a consumable or continue to the deal',
  player_turn: 'hit, stand or double down',
  dealer_turn: 'wait for the dealer',
  hand_result: 'continue',
  battle_result: 'continue',
  shop: 'buy an item or skip the shop',
  genie: 'enter a wish, then continue',
  game_over: 'nothing, the run is over',
  victory: 'nothing, the run is over',
}

/** Why an action is refused: a code for programs and the sentence that every face shows. */
export const REFUSALS = {
  runOver: fail('match-over', 'The run is over.'),
  otherSeat: fail('not-your-turn', 'Geniejack is played from the first seat alone.'),
  wrongPhase: (type: PlayerAction['type'], phase: GamePhase) =>
    refuse('wrong-phase', `${type} is not possible now (${phase}); you can ${POSSIBLE[phase]}.`),
  cannotDouble: refuse(
    'cannot-double',
    'Doubling down is only possible as the first action of a hand, where the rules allow it.',
  ),
  notInBag: (index: number, length: number) => badIndex('Your bag', index, length),
  notInShop: (index: number, length: number) => badIndex('The shop', index, length),
  tooExpensive: ({ name, cost }: EquipmentInfo | Consumable, gold: number) =>
    refuse('too-expensive', `${name} costs ${cost} gold and you have ${gold}.`),
  badWish: refuse('bad-wish', `A wish is 1 to ${MAX_WISH_LENGTH} characters of text without control characters.`),
} as const

function badIndex(what: string, index: number, length: number): Refused {
  const range = length === 0 ? 'it is empty' : `it has 0 to ${length - 1}`
  return refuse('bad-index', `${what} has nothing at ${index}: ${range}.`)
}

/** What the run as an object answers to a value that is not an action at all. */
export function notAnAction(action: unknown): string {
  const needs = 'use_consumable and buy_item need an itemIndex, enter_wish a text'
  return `${JSON.stringify(action)} is not an action of this game (${needs}).`
}
