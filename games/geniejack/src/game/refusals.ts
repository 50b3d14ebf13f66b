import { fail, type Refused, refuse } from '@turnwise/engine'
import { MAX_WISH_LENGTH } from './genie.ts'
import type { Consumable, EquipmentInfo, GamePhase, PlayerAction } from './types.ts'
import { ACTION_WORDS } from './words/actions.ts'

const POSSIBLE: Readonly<Record<GamePhase, string>> = {
  pre_hand: 'Deal the cards or drink a potion',
  player_turn: 'Hit, stand or double down',
  dealer_turn: 'Wait for the dealer',
  hand_result: 'The hand is over: continue',
  battle_result: 'The battle is won: continue',
  shop: 'Buy an item or leave the shop',
  genie: 'Make a wish, then continue',
  game_over: 'The run is over',
  victory: 'The run is over',
}

/** Why an action is refused: a code for programs and the sentence that every face shows. */
export const REFUSALS = {
  runOver: fail('match-over', 'The run is over.'),
  otherSeat: fail('not-your-turn', 'Geniejack is played from the first seat alone.'),
  wrongPhase: (type: PlayerAction['type'], phase: GamePhase) =>
    refuse('wrong-phase', `You cannot ${ACTION_WORDS[type].verb} now. ${POSSIBLE[phase]}.`),
  cannotDouble: refuse(
    'cannot-double',
    'You can double down only as the first action of a hand, where the rules allow it.',
  ),
  cannotSplit: refuse(
    'cannot-split',
    'You can split only two cards of equal rank, as the first action of a hand and once, where the rules allow it.',
  ),
  cannotSurrender: refuse(
    'cannot-surrender',
    'You can surrender only as the first action of a hand, where the rules allow it.',
  ),
  notInBag: (length: number) => badIndex('Your bag', length),
  notInShop: (length: number) => badIndex('The shop', length),
  tooExpensive: ({ name, cost }: EquipmentInfo | Consumable, gold: number) =>
    refuse('too-expensive', `${name} costs ${cost} gold and you have ${gold}.`),
  badWish: refuse('bad-wish', `A wish is 1 to ${MAX_WISH_LENGTH} characters of text without control characters.`),
} as const

/** Why something cannot be done in the player's turn. */
export function whyNotInHand(type: PlayerAction['type']): Refused {
  switch (type) {
    case 'double_down':
      return REFUSALS.cannotDouble
    case 'split':
      return REFUSALS.cannotSplit
    case 'surrender':
      return REFUSALS.cannotSurrender
    default:
      return REFUSALS.wrongPhase(type, 'player_turn')
  }
}

/** Programs count from 0, players from 1: the sentence says only how many there are. */
function badIndex(what: string, length: number): Refused {
  const many = length === 1 ? '1 item' : `${length} items`
  return refuse('bad-index', length === 0 ? `${what} is empty.` : `${what} has only ${many}.`)
}
