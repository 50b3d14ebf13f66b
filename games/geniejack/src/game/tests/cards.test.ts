import { describe, expect, test } from 'vitest'
import { cardToString, cardValue, createDeck, handToString, withoutCards } from '../cards.ts'
import { SeededRNG } from '../rng.ts'
import { RANKS, SUITS } from '../types.ts'
import { card, hand } from './helpers.ts'

describe('the deck', () => {
  test('has 52 cards, four suits of thirteen ranks, none twice', () => {
    const deck = createDeck(new SeededRNG('deck'))
    expect(deck).toHaveLength(52)
    expect(new Set(deck.map(cardToString)).size).toBe(52)
    for (const suit of SUITS) expect(deck.filter(one => one.suit === suit)).toHaveLength(13)
    for (const rank of RANKS) expect(deck.filter(one => one.rank === rank)).toHaveLength(4)
  })

  test('the same seed gives the same order, another one another', () => {
    const order = (seed: string) => createDeck(new SeededRNG(seed)).map(cardToString).join()
    expect(order('one')).toBe(order('one'))
    expect(order('one')).not.toBe(order('two'))
  })

  test('several decks hold each card as often', () => {
    const deck = createDeck(new SeededRNG('deck'), 3)
    expect(deck).toHaveLength(156)
    expect(deck.filter(one => cardToString(one) === 'A♠')).toHaveLength(3)
  })
})

describe('cards', () => {
  test.each([
    ['2', [2]],
    ['3', [3]],
    ['4', [4]],
    ['5', [5]],
    ['6', [6]],
    ['7', [7]],
    ['8', [8]],
    ['9', [9]],
    ['10', [10]],
    ['J', [10]],
    ['Q', [10]],
    ['K', [10]],
    ['A', [1, 11]],
  ] as const)('%s counts %j', (rank, values) => {
    for (const suit of SUITS) expect(cardValue({ suit, rank })).toEqual(values)
  })

  test('are written with rank and sign', () => {
    expect(['A♠', 'K♥', '10♦', '3♣'].map(text => cardToString(card(text)))).toEqual(['A♠', 'K♥', '10♦', '3♣'])
    expect(handToString(hand('A♠ 5♥ 3♣'))).toBe('[A♠ 5♥ 3♣]')
    expect(handToString(hand(''))).toBe('[]')
  })

  test('taking cards away takes one of each', () => {
    expect(withoutCards(hand('A♠ 5♥ A♠').cards, hand('A♠ 9♦').cards)).toEqual(hand('A♠ 5♥').cards)
  })
})
