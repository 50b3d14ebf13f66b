import { describe, expect, test } from 'vitest'
import {
  dealerPlay,
  dealInitialCards,
  initCombat,
  playerDoubleDown,
  playerHit,
  playerStand,
  resolveHand,
} from '../combat.ts'
import { mergeRules } from '../difficulty.ts'
import { getDefaultRules } from '../modifiers.ts'
import { SeededRNG } from '../rng.ts'
import { act, context, enemy, hand, inHand, refusal, table } from './helpers.ts'

const rules = getDefaultRules()

describe('a hand step by step', () => {
  test('the deal gives two cards each, the first of the dealer face down', () => {
    const combat = initCombat(new SeededRNG('deal'), rules)
    expect(combat).toMatchObject({ deckIndex: 0, playerHand: { cards: [] }, dealerHand: { cards: [] } })
    const dealt = dealInitialCards(combat, rules)
    expect(dealt.playerHand.cards).toEqual(combat.deck.slice(0, 2))
    expect(dealt.dealerHand.cards).toEqual(combat.deck.slice(2, 4))
    expect(dealt).toMatchObject({ deckIndex: 4, dealerFaceDown: true, doubledDown: false })
  })

  test('other numbers of cards by the rules', () => {
    const three = mergeRules(rules, { turnOrder: { initialPlayerCards: 3, initialDealerCards: 1 } })
    const dealt = dealInitialCards(initCombat(new SeededRNG('deal'), three), three)
    expect([dealt.playerHand.cards.length, dealt.dealerHand.cards.length]).toEqual([3, 1])
  })

  test('hit draws the next card, stand turns up the dealer', () => {
    const combat = table('10♥ 2♦', '10♣ 7♠', '5♣')
    expect(playerHit(combat)).toMatchObject({ playerHand: hand('10♥ 2♦ 5♣'), deckIndex: 5, dealerFaceDown: true })
    expect(playerStand(combat)).toMatchObject({ playerHand: hand('10♥ 2♦'), dealerFaceDown: false })
  })

  test('double down draws exactly one card and marks the hand', () => {
    expect(playerDoubleDown(table('6♥ 5♦', '10♣ 7♠', '5♣ 2♣'))).toMatchObject({
      playerHand: hand('6♥ 5♦ 5♣'),
      doubledDown: true,
      dealerFaceDown: false,
    })
  })

  test('an empty deck without a way to refill it says so', () => {
    expect(() => playerHit(table('6♥ 5♦', '10♣ 7♠', '', { deckIndex: 52 }))).toThrow(RangeError)
  })
})

describe('the dealer', () => {
  test.each([
    ['below 17 it draws', '10♣ 6♠', '2♦', {}, '10♣ 6♠ 2♦'],
    ['on 17 it stands', '10♣ 7♠', '2♦', {}, '10♣ 7♠'],
    ['over 17 it stands', '10♣ 9♠', '2♦', {}, '10♣ 9♠'],
    ['it draws as often as it must', '2♣ 3♠', '4♦ 5♦ 6♦ 7♦', {}, '2♣ 3♠ 4♦ 5♦ 6♦'],
    ['it stands on soft 17', 'A♣ 6♠', '2♦', {}, 'A♣ 6♠'],
    ['it draws on soft 17 by the rules', 'A♣ 6♠', '2♦', { dealer: { standsOnSoft17: false } }, 'A♣ 6♠ 2♦'],
    ['hard 17 is not soft', '10♣ 7♠', '2♦', { dealer: { standsOnSoft17: false } }, '10♣ 7♠'],
    ['it stands on 15 by the rules', '10♣ 5♠', '2♦', { dealer: { standsOn: 15 } }, '10♣ 5♠'],
    ['a bust ends it', '10♣ 6♠', '10♦ 2♦', {}, '10♣ 6♠ 10♦'],
  ])('%s', (_name, dealt, next, changes, expected) => {
    expect(dealerPlay(table('10♥ 9♦', dealt, next), mergeRules(rules, changes)).dealerHand).toEqual(hand(expected))
  })
})

describe('resolveHand', () => {
  test.each([
    ['a win by comparison', '10♥ 9♦', '10♣ 7♠', 'player', 2, 'dealer'],
    ['a loss by comparison', '10♥ 8♦', '10♣ 9♠ 2♣', 'dealer', 3, 'player'],
    ['a bust', '10♥ 9♦ 5♦', '10♣ 7♠', 'dealer', 17, 'player'],
    ['the dealer busts', '10♥ 6♦', '10♣ 6♠ 9♣', 'player', 16, 'dealer'],
    ['a push', '10♥ 9♦', '10♣ 9♠', 'push', 0, 'none'],
    ['both bust: a push', '10♥ 9♦ 5♦', '10♣ 6♠ 9♣', 'push', 0, 'none'],
    ['a natural', 'A♥ K♦', '10♣ 7♠', 'player', 6, 'dealer'],
  ] as const)('%s', (_name, mine, theirs, winner, damageDealt, damageTarget) => {
    const result = resolveHand(table(mine, theirs), [], [], rules, context())
    expect(result).toMatchObject({ winner, damageDealt, damageTarget, dodged: false })
  })

  test('it returns both scores', () => {
    const result = resolveHand(table('A♥ 5♦', '10♣ 9♠ 5♣'), [], [], rules, context())
    expect(result).toMatchObject({
      playerScore: { value: 16, soft: true, busted: false },
      dealerScore: { value: 24, busted: true },
      damageBreakdown: 'base:16 =16',
    })
  })
})

describe('a hand in a battle', () => {
  test('standing plays the dealer out and shows the result', () => {
    const state = act(inHand('10♥ 6♦', '10♣ 6♠', '9♣', { enemy: enemy('sand_scorpion'), run: { battle: 2 } }), 'stand')
    expect(state).toMatchObject({ phase: 'hand_result', enemy: { hp: 2 }, combat: { dealerFaceDown: false } })
  })

  test('21 does not stand by itself (ruling 13)', () => {
    expect(act(inHand('10♥ 6♦', '10♣ 7♠', '5♣'), 'hit').phase).toBe('player_turn')
  })

  test('a bust ends the turn, and the dealer still plays (ruling 13)', () => {
    const state = act(inHand('10♥ 6♦', '10♣ 6♠', '9♣ 8♦'), 'hit')
    expect(state).toMatchObject({ phase: 'hand_result', lastHandResult: { winner: 'push' } })
    expect(state.combat?.dealerHand.cards).toHaveLength(3)
  })

  test.each([
    ['won', '6♥ 5♦', '10♣ 7♠', '9♣', 6, 'dealer'],
    ['lost', '6♥ 5♦', '10♣ 7♠', '2♣', 8, 'player'],
  ] as const)('doubling counts twice, %s', (_name, mine, theirs, next, damageDealt, damageTarget) => {
    const state = act(inHand(mine, theirs, next, { enemy: enemy('sand_scorpion'), run: { battle: 2 } }), 'double_down')
    expect(state.lastHandResult).toMatchObject({ damageDealt, damageTarget })
  })

  test('doubling only as the first action', () => {
    const state = act(inHand('2♥ 3♦', '10♣ 7♠', '4♣'), 'hit')
    expect(refusal(state, { type: 'double_down' }).details).toEqual({ rule_code: 'cannot-double' })
  })

  test('the next hand has a new number and a fresh deck', () => {
    const state = act(inHand('10♥ 8♦', '10♣ 9♠', ''), 'stand', 'continue')
    expect(state).toMatchObject({ phase: 'pre_hand', handNumber: 2, combat: null, lastHandResult: null })
    expect(act(state, 'continue').combat?.deckIndex).toBe(4)
  })

  test('Vampire Bat: a hand with a spade does half', () => {
    expect(act(inHand('10♥ 9♠', '10♣ 6♠', '9♣'), 'stand').lastHandResult?.damageDealt).toBe(9)
    expect(act(inHand('10♥ 9♦', '10♣ 6♠', '9♣'), 'stand').lastHandResult?.damageDealt).toBe(19)
  })

  test('both at 0 in one hand: the player has lost (ruling 18)', () => {
    const effect = { id: 'poison', name: 'Poison', description: '', source: 'consumable' } as const
    const activeEffects = [{ id: 'poison', name: 'Poison', remainingHands: 1, modifier: effect }]
    const state = inHand('10♥ 8♦', '10♣ 9♠', '', { player: { hp: 1, activeEffects }, enemy: enemy('vampire_bat', 3) })
    const after = act(state, 'stand')
    expect(after).toMatchObject({ phase: 'hand_result', player: { hp: 0 }, enemy: { hp: 0 } })
    expect(act(after, 'continue')).toMatchObject({ phase: 'game_over', outcome: { reason: 'defeated' } })
  })

  test('hand 1,000 loses the run (ruling 21)', () => {
    const state = act(inHand('10♥ 9♦', '10♣ 9♠', '', { run: { handNumber: 1000 } }), 'stand')
    expect(act(state, 'continue')).toMatchObject({ phase: 'game_over', outcome: { reason: 'hand-limit' } })
  })
})
