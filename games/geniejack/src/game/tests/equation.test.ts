import { describe, expect, test } from 'vitest'
import type { RunState } from '../types.ts'
import { equationOf, fraction } from '../words/equation.ts'
import { act, cursed, enemy, inHand, viewOf, wearing } from './helpers.ts'

function read(state: RunState): string {
  const view = viewOf(state)
  return equationOf(view, view.lastHandResult!)
    .map(({ sign, amount, title }) => `${sign}${amount} ${title}`)
    .join(', ')
}

const scorpion = { enemy: enemy('sand_scorpion'), run: { battle: 2 } }

describe('the equation', () => {
  test.each<[string, RunState]>([
    ['20 your hand, −17 its hand, =3 damage', act(inHand('K♠ Q♦', '10♣ 7♥', '', scorpion), 'stand')],
    [
      '20 your hand, −17 its hand, =3 the cards, +5 Flint Spear, =8 damage',
      act(inHand('K♠ Q♦', '10♣ 7♥', '', { ...scorpion, player: { equipment: wearing('flint_spear') } }), 'stand'),
    ],
    ['17 its hand, whole, =17 damage', act(inHand('K♠ 6♦', '10♣ 7♥', '9♣', scorpion), 'hit')],
    [
      '21 your hand, −17 its hand, =4 the cards, ×1½ blackjack, =6 damage',
      act(inHand('A♦ Q♦', '10♣ 7♥', '', scorpion), 'stand'),
    ],
    [
      '20 your hand, −17 its hand, =3 the cards, ×2 doubled, =6 damage',
      act(inHand('6♦ 4♦', '10♣ 7♥', 'K♥', scorpion), 'double_down'),
    ],
    [
      '19 its hand, −17 your hand, =2 the cards, +3 Jackal Fangs, −1 Cloth Armor, =4 damage',
      act(
        inHand('10♦ 7♦', '10♣ 9♥', '', {
          enemy: enemy('desert_jackal'),
          run: { battle: 3 },
          player: { equipment: wearing('cloth_armor') },
        }),
        'stand',
      ),
    ],
    ['15 your hand, whole, −7.5 Night Hide, −0.5 rounded, =7 damage', act(inHand('7♠ 8♣', '9♣ 3♣', 'Q♣', {}), 'stand')],
    [
      '21 its hand, −19 your hand, =2 the cards, ×1½ blackjack, =3 the cards, +5 curse, =8 damage',
      act(inHand('10♦ 9♦', 'A♣ K♥', '', { ...scorpion, player: { wishes: [cursed('ancient_strix')] } }), 'stand'),
    ],
    ['', act(inHand('10♦ 9♦', '10♣ 9♥', '', scorpion), 'stand')],
  ])('%s', (text, state) => expect(read(state)).toBe(text))
})

test('halves are written as halves', () => {
  expect([1.5, 0.5, 2, 1.25].map(fraction)).toEqual(['1½', '½', '2', '1.25'])
})
