import { describe, expect, test } from 'vitest'
import { mergeRules } from '../difficulty.ts'
import { getDefaultRules } from '../modifiers.ts'
import { calculateBaseDamage, compareHands, scoreHand } from '../scoring.ts'
import type { RulesChange } from '../types.ts'
import { hand } from './helpers.ts'

const rulesOf = (changes: RulesChange = {}) => mergeRules(getDefaultRules(), changes)
const score = (text: string, changes: RulesChange = {}) => scoreHand(hand(text), rulesOf(changes))

describe('scoreHand', () => {
  test.each([
    ['2♠ 3♥', 5, false, false, false],
    ['10♠ K♥', 20, false, false, false],
    ['7♠ 8♥ 9♦', 24, false, true, false],
    ['A♠ 5♥', 16, true, false, false],
    ['A♠ K♥', 21, true, false, true],
    ['A♠ 10♥', 21, true, false, true],
    ['A♠ 5♥ 7♦', 13, false, false, false],
    ['A♠ 5♥ 5♣', 21, true, false, false],
    ['A♠ 5♥ K♣', 16, false, false, false],
    ['A♠ A♥', 12, true, false, false],
    ['A♠ A♥ A♦ A♣', 14, true, false, false],
    ['A♠ A♥ 10♦ 9♣', 21, false, false, false],
    ['K♠ Q♥ 2♦', 22, false, true, false],
    ['', 0, false, false, false],
  ] as const)('%s is %i', (cards, value, soft, busted, isBlackjack) => {
    expect(score(cards)).toEqual({ value, soft, busted, isBlackjack })
  })

  test('a higher bust threshold', () => {
    expect(score('10♠ 9♥ 4♦', { scoring: { bustThreshold: 25 } })).toMatchObject({ value: 23, busted: false })
    expect(score('A♠ 5♥ 7♦', { scoring: { bustThreshold: 25 } })).toMatchObject({ value: 23, soft: true })
  })

  test('additional blackjack values and another target', () => {
    const seventeen = { scoring: { additionalBlackjackValues: [17] } }
    expect(score('10♠ 7♥', seventeen).isBlackjack).toBe(true)
    expect(score('A♠ K♥', seventeen).isBlackjack).toBe(true)
    expect(score('10♠ 5♥ 2♦', seventeen).isBlackjack).toBe(false)
    const twenty = { scoring: { blackjackTarget: 20 } }
    expect(score('10♠ K♥', twenty).isBlackjack).toBe(true)
    expect(score('A♠ K♥', twenty).isBlackjack).toBe(false)
  })

  test.each([
    [22, false],
    [23, true],
  ])('a bust of 22 with busts saved up to 22; %i', (value, busted) => {
    const cards = value === 22 ? '10♠ 10♥ 2♦' : '10♠ 10♥ 3♦'
    expect(score(cards, { scoring: { bustSaveThreshold: 22 } })).toMatchObject({ value, busted })
  })

  test('other values of aces and faces', () => {
    expect(score('A♠ 5♥', { scoring: { aceHighValue: 12 } })).toMatchObject({ value: 17, soft: true })
    expect(score('A♠ 9♥ 5♦', { scoring: { aceLowValue: 3 } })).toMatchObject({ value: 17, soft: false })
    expect(score('K♠ Q♥', { scoring: { faceCardValue: 8 } }).value).toBe(16)
  })
})

describe('compareHands', () => {
  const compare = (mine: string, theirs: string, changes: RulesChange = {}) =>
    compareHands(score(mine, changes), score(theirs, changes), rulesOf(changes))

  test.each([
    ['10♠ 9♥', '10♦ 8♥', 'player'],
    ['10♠ 7♥', '10♦ 8♥', 'dealer'],
    ['10♠ 8♥ 9♦', '10♦ 7♥', 'dealer'],
    ['10♠ 2♥', '10♦ 8♥ 9♣', 'player'],
    ['A♠ K♥', '7♦ 7♥ 7♣', 'push'],
  ] as const)('%s against %s: %s (ruling 13)', (mine, theirs, winner) => {
    expect(compare(mine, theirs)).toBe(winner)
  })

  test.each(['push', 'player', 'dealer'] as const)('a tie by tieResolution %s', tieResolution => {
    expect(compare('10♠ 8♥', '9♦ 9♥', { winConditions: { tieResolution } })).toBe(tieResolution)
  })

  test.each(['push', 'player', 'dealer'] as const)('a double bust by doubleBustResolution %s', doubleBustResolution => {
    const changes = { winConditions: { doubleBustResolution } }
    expect(compare('10♠ 8♥ 9♦', '10♦ 6♥ 9♣', changes)).toBe(doubleBustResolution)
  })

  test('a saved 22 beats 21 (ruling 14)', () => {
    expect(compare('10♠ 10♥ 2♦', '7♦ 7♥ 7♣', { scoring: { bustSaveThreshold: 22 } })).toBe('player')
  })
})

describe('calculateBaseDamage (ruling 6)', () => {
  const damage = (won: string, lost: string, changes: RulesChange = {}, doubled = false) =>
    calculateBaseDamage(score(won, changes), score(lost, changes), rulesOf(changes), doubled)

  test.each<[string, string, string, RulesChange, boolean, number]>([
    ['the difference', '7♠ 7♥ 7♦', '10♦ 8♥', {}, false, 3],
    ['the whole hand against a bust', '10♠ 6♥', '10♦ 8♥ 7♣', {}, false, 16],
    ['a natural', 'A♠ K♥', '10♦ 7♥', {}, false, 6],
    ['a natural against a bust', 'A♠ K♥', '10♦ 8♥ 7♣', {}, false, 31.5],
    ['blackjackPayoutMultiplier', 'A♠ K♥', '10♦ 7♥', { winConditions: { blackjackPayoutMultiplier: 3 } }, false, 12],
    ['naturalBlackjackBonus', 'A♠ K♥', '10♦ 7♥', { winConditions: { naturalBlackjackBonus: 4 } }, false, 10],
    ['no bonus without a natural', '10♠ 9♥', '10♦ 7♥', { winConditions: { naturalBlackjackBonus: 4 } }, false, 2],
    ['baseMultiplier', '10♠ 9♥', '10♦ 7♥', { damage: { baseMultiplier: 2.5 } }, false, 5],
    ['minimumDamage', '10♠ 9♥', '10♦ 7♥', { damage: { minimumDamage: 6 } }, false, 6],
    ['maximumDamage', '10♠ 6♥', '10♦ 8♥ 7♣', { damage: { maximumDamage: 9 } }, false, 9],
    ['flatBonusDamage', '10♠ 9♥', '10♦ 7♥', { damage: { flatBonusDamage: 5 } }, false, 7],
    ['percentBonusDamage', '10♠ 9♥', '10♦ 7♥', { damage: { percentBonusDamage: 0.5 } }, false, 3],
    [
      'flat bonus after the clamp',
      '10♠ 6♥',
      '10♦ 8♥ 7♣',
      { damage: { maximumDamage: 9, flatBonusDamage: 5 } },
      false,
      14,
    ],
    ['percent after flat', '10♠ 9♥', '10♦ 7♥', { damage: { flatBonusDamage: 4, percentBonusDamage: 0.5 } }, false, 9],
    ['doubled', '10♠ 9♥', '10♦ 7♥', {}, true, 4],
    ['doubleDownMultiplier', '10♠ 9♥', '10♦ 7♥', { actions: { doubleDownMultiplier: 3 } }, true, 6],
    ['doubled before the clamp', '10♠ 9♥', '10♦ 7♥', { damage: { maximumDamage: 3 } }, true, 3],
    ['a given tie is worth 0 (ruling 15)', '10♠ 9♥', '10♦ 9♣', {}, false, 0],
    ['a given double bust is worth 0 (ruling 15)', '10♠ 9♥ 8♣', '10♦ 9♣ 7♦', {}, false, 0],
  ])('%s', (_name, won, lost, changes, doubled, expected) => {
    expect(damage(won, lost, changes, doubled)).toBe(expected)
  })
})
