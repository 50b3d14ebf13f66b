import type { Tutorial } from '@turnwise/ui'
import type { PlayerAction } from '../game/types.ts'
import { handOf, inShop, withGenie, withPotion } from './tutorial-states.ts'

const does = (type: PlayerAction['type']) => (action: PlayerAction) => action.type === type

export const tutorial: Tutorial<PlayerAction> = {
  names: ['You'],
  steps: [
    {
      text: 'Beat three stages of enemies at blackjack. Whoever loses a hand loses health; at 0 the run is over. Deal the first hand.',
      accepts: does('continue'),
      otherwise: 'Press Deal.',
    },
    {
      text: 'Come closer to 21 than the dealer without going over. You have 11, the dealer shows 6, and one card lies face down. Hit: nothing can take you over 21.',
      state: handOf('6h 5c 10d 6s 8d 7h'),
      accepts: does('hit'),
      otherwise: 'Hit: 11 can only get better.',
    },
    {
      text: '19 is good. Stand, and the dealer turns up and draws until 17 or more.',
      accepts: does('stand'),
      otherwise: 'Stand: almost any further card would take you over.',
    },
    {
      text: 'The dealer went over 21, a bust: it takes your whole hand as damage. Without a bust it is only the difference. Go on.',
      accepts: does('continue'),
      otherwise: 'Press the button to go on.',
    },
    {
      text: '10 against a 5: a good moment to double down. You draw exactly one card, and the hand counts double, whoever wins.',
      state: handOf('4c 6d 9h 5d 10c 4h'),
      accepts: does('double_down'),
      otherwise: 'Double down, only this once.',
    },
    {
      text: '20 against 18 is a difference of 2, doubled to 4. The middle of the table always shows how damage came about.',
    },
    {
      text: 'Between hands you may drink what you carry. A Damage Potion hurts the enemy at once: drink it.',
      state: withPotion(),
      accepts: does('use_consumable'),
      otherwise: 'Drink the Damage Potion first.',
    },
    {
      text: '5 damage without a hand. Tap anything you wear, carry or bear to read what it does.',
    },
    {
      text: 'A won battle pays gold, and then there is a shop. 30 gold buy the Flint Spear: 5 more damage with every hand you win.',
      state: inShop(),
      accepts: action => action.type === 'buy_item' && action.itemIndex === 0,
      otherwise: 'Buy the Flint Spear.',
    },
    {
      text: 'Wear the best you can afford; a new piece replaces the old one in its slot. Leave the shop.',
      accepts: does('skip_shop'),
      otherwise: 'Leave the shop.',
    },
    {
      text: 'After each boss a Genie rises. The boss leaves you a curse, your health comes back, and you make a wish in your own words.',
      state: withGenie(),
      accepts: does('enter_wish'),
      otherwise: 'Write a wish first.',
    },
  ],
}
