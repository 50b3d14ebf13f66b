import { describe, expect, test } from 'vitest'
import { optionsSchema } from '../../schema.ts'
import { fullDecks, withoutCards } from '../cards.ts'
import { rulesFor } from '../difficulty.ts'
import { legalActions } from '../legal.ts'
import { DIFFICULTIES, type RulesChange, type RunState } from '../types.ts'
import { act, cursed, enemy, inHand, playRandomly, scene, startRun, table } from './helpers.ts'

const scorpion = (rules: RulesChange) => ({ rules, enemy: enemy('sand_scorpion'), run: { battle: 2 } })

/** Fields that scoring.test.ts does not reach, in whole runs. */
describe('every field of the rules works', () => {
  test('scoring: 23 is no bust at a threshold of 25, and the turn goes on', () => {
    const state = act(inHand('10♥ 9♦', '10♣ 7♠', '4♣', scorpion({ scoring: { bustThreshold: 25 } })), 'hit')
    expect(state.phase).toBe('player_turn')
    expect(act(state, 'stand').lastHandResult).toMatchObject({ winner: 'player', damageDealt: 6 })
  })

  test('bustSaveThreshold: a saved 22 may go on, a 23 ends the turn (ruling 14)', () => {
    const rules = { scoring: { bustSaveThreshold: 22 } }
    expect(act(inHand('10♥ 9♦', '10♣ 7♠', '3♣', scorpion(rules)), 'hit').phase).toBe('player_turn')
    expect(act(inHand('10♥ 9♦', '10♣ 7♠', '4♣', scorpion(rules)), 'hit').phase).toBe('hand_result')
  })

  test('playerGoesFirst: false — the dealer plays out before the player acts', () => {
    const state = act(scene({ rules: { turnOrder: { playerGoesFirst: false } } }), 'continue')
    expect(state).toMatchObject({ phase: 'player_turn', combat: { dealerFaceDown: false } })
    const dealer = state.combat!.dealerHand.cards
    expect(act(state, 'stand').combat?.dealerHand.cards).toEqual(dealer)
  })

  test('peeksForBlackjack: a natural of the dealer ends the hand before the player acts', () => {
    const naturals = (peeksForBlackjack: boolean) =>
      Array.from({ length: 120 }, (_, i) =>
        act(
          scene({ rules: { dealer: { peeksForBlackjack } }, run: { rng: { seed: `p${i}`, callCount: 0 } } }),
          'continue',
        ),
      ).filter(state => state.phase === 'hand_result')
    const peeked = naturals(true)
    expect(peeked.length).toBeGreaterThan(2)
    for (const { lastHandResult, combat } of peeked) {
      expect(lastHandResult?.dealerScore.isBlackjack).toBe(true)
      expect(combat?.playerHand.cards).toHaveLength(2)
    }
    expect(naturals(false)).toEqual([])
  })

  test.each([
    [3, 1],
    [1, 3],
  ])('%i cards for the player, %i for the dealer', (initialPlayerCards, initialDealerCards) => {
    const state = act(scene({ rules: { turnOrder: { initialPlayerCards, initialDealerCards } } }), 'continue')
    expect(state.combat?.playerHand.cards).toHaveLength(initialPlayerCards)
    if (state.phase === 'player_turn') expect(state.combat?.dealerHand.cards).toHaveLength(initialDealerCards)
  })

  test('canDoubleDown: false takes it off the list', () => {
    const state = inHand('6♥ 5♦', '10♣ 7♠', '', scorpion({ actions: { canDoubleDown: false } }))
    expect(legalActions(state, 0).map(action => action.type)).toEqual(['hit', 'stand'])
  })

  test('doubleDownMultiplier', () => {
    const state = inHand('6♥ 5♦', '10♣ 7♠', '9♣', scorpion({ actions: { doubleDownMultiplier: 3 } }))
    expect(act(state, 'double_down').lastHandResult?.damageDealt).toBe(9)
  })

  test.each(['player', 'dealer'] as const)('tieResolution %s', tieResolution => {
    const state = inHand('10♥ 9♦', '10♣ 9♠', '', scorpion({ winConditions: { tieResolution } }))
    expect(act(state, 'stand').lastHandResult).toMatchObject({ winner: tieResolution, damageDealt: 0 })
  })

  test('doubleBustResolution dealer: the player is the loser of a double bust, for 0 (ruling 15)', () => {
    const rules = { winConditions: { doubleBustResolution: 'dealer' } } as const
    const state = act(inHand('10♥ 6♦', '10♣ 6♠', '9♣ 9♦', scorpion(rules)), 'hit')
    expect(state.lastHandResult).toMatchObject({ winner: 'dealer', damageDealt: 0 })
  })

  test('numberOfDecks', () => {
    expect(act(scene({ rules: { deck: { numberOfDecks: 4 } } }), 'continue').combat?.deck).toHaveLength(208)
  })

  test('no reshuffle: the shoe goes on and is refilled when it runs out (ruling 22)', () => {
    const rules = { deck: { reshuffleBetweenHands: false }, health: { playerMaxHp: 9999, playerStartHp: 9999 } }
    let state: RunState = scene({ rules, enemy: enemy('crimson_sultan'), run: { stage: 3, battle: 4 } })
    let refills = 0
    for (let hand = 0; hand < 30 && state.phase === 'pre_hand'; hand++) {
      const before = state.combat
      state = act(state, 'continue')
      if (before !== null && state.combat?.deck !== before.deck) refills++
      else if (before !== null) expect(state.combat?.deckIndex).toBe(before.deckIndex + 4)
      state = act(state, 'stand')
      expect(withoutCards(fullDecks(1), state.combat!.deck)).toEqual([])
      state = act(state, 'continue')
    }
    expect(refills).toBeGreaterThan(1)
  })

  test('a shoe that runs out in the middle of a hand leaves the cards on the table', () => {
    const combat = table('2♥ 3♦', '10♣ 7♠', '', { deckIndex: 52 })
    const state = act(
      { ...inHand('2♥ 3♦', '10♣ 7♠', '', { rules: { deck: { reshuffleBetweenHands: false } } }), combat },
      'hit',
    )
    expect(state.combat).toMatchObject({ deckIndex: 5, deck: { length: 52 } })
    expect(state.combat?.deck.slice(0, 4)).toEqual([...combat.playerHand.cards, ...combat.dealerHand.cards])
  })

  test('goldPerBattle and goldPerBoss', () => {
    const rules = { economy: { goldPerBattle: 7, goldPerBoss: 70 } }
    const won = (id: string, battle: number) =>
      act(inHand('10♥ 9♦', '10♣ 7♠', '', { rules, enemy: enemy(id, 1), run: { battle } }), 'stand', 'continue')
    expect(won('vampire_bat', 1).player.gold).toBe(7)
    expect(won('ancient_strix', 4).player.gold).toBe(70)
  })

  test('shopPriceMultiplier in a run', () => {
    const shop = (shopPriceMultiplier: number) =>
      act(
        inHand('10♥ 9♦', '10♣ 7♠', '', { rules: { economy: { shopPriceMultiplier } }, enemy: enemy('vampire_bat', 1) }),
        'stand',
        'continue',
        'continue',
      ).shop!.map(line => line.item.cost)
    expect(shop(2)).toEqual(shop(1).map(cost => cost * 2))
  })

  test('playerMaxHp, playerStartHp', () => {
    const { player } = startRun('hp', {
      difficulty: 'standard',
      rules: { health: { playerMaxHp: 70, playerStartHp: 60 } },
    })
    expect(player).toMatchObject({ hp: 60, maxHp: 70 })
  })

  test.each([
    [20, 35],
    [48, 50],
  ])('healthRegenPerBattle: from %i to %i', (hp, expected) => {
    const about = { rules: { health: { healthRegenPerBattle: 15 } }, player: { hp }, enemy: enemy('vampire_bat', 1) }
    expect(act(inHand('10♥ 9♦', '10♣ 7♠', '', about), 'stand', 'continue').player.hp).toBe(expected)
  })

  test('resetHpAfterBoss: false keeps the wounds', () => {
    const about = {
      rules: { health: { resetHpAfterBoss: false } },
      player: { hp: 9 },
      enemy: enemy('ancient_strix', 1),
      run: { battle: 4 },
    }
    const state = act(inHand('10♥ 9♦', '10♣ 7♠', '', about), 'stand', 'continue', 'continue', {
      type: 'enter_wish',
      text: 'x',
    })
    expect(state.player.hp).toBe(9)
  })

  test('battlesPerStage and totalStages', () => {
    const rules = { progression: { battlesPerStage: 1, totalStages: 1 } }
    const first = act(
      inHand('10♥ 9♦', '10♣ 7♠', '', { rules, enemy: enemy('vampire_bat', 1) }),
      'stand',
      'continue',
      'continue',
      'skip_shop',
    )
    expect(first).toMatchObject({ battle: 2, enemy: { data: { id: 'ancient_strix' } } })
    const about = { rules, enemy: enemy('ancient_strix', 1), run: { battle: 2 } }
    const won = act(
      inHand('10♥ 9♦', '10♣ 7♠', '', about),
      'stand',
      'continue',
      'continue',
      { type: 'enter_wish', text: 'x' },
      'continue',
    )
    expect(won.phase).toBe('victory')
  })

  test('more stages than three: the Sultan’s curse counts in the fourth', () => {
    const about = {
      rules: { progression: { totalStages: 4 } },
      player: { wishes: [cursed('crimson_sultan')] },
      enemy: enemy('sand_scorpion'),
      run: { stage: 4, battle: 2 },
    }
    expect(act(inHand('10♥ 9♦', '10♣ 9♠', '', about), 'stand').lastHandResult?.winner).toBe('dealer')
  })

  test.each<[string, RulesChange, number]>([
    ['baseMultiplier', { damage: { baseMultiplier: 3 } }, 6],
    ['minimumDamage', { damage: { minimumDamage: 5 } }, 5],
    ['maximumDamage', { damage: { maximumDamage: 1 } }, 1],
    ['flatBonusDamage', { damage: { flatBonusDamage: 4 } }, 6],
    ['percentBonusDamage', { damage: { percentBonusDamage: 1 } }, 4],
    ['flatDamageReduction', { damage: { flatDamageReduction: 1 } }, 1],
    ['percentDamageReduction', { damage: { percentDamageReduction: 0.5 } }, 1],
  ])('damage: %s on a hand of 2', (_name, rules, expected) => {
    expect(act(inHand('10♥ 9♦', '10♣ 7♠', '', scorpion(rules)), 'stand').lastHandResult?.damageDealt).toBe(expected)
  })
})

describe('the schema of the rules (ruling 21)', () => {
  test.each<[string, unknown]>([
    ['an unknown field', { deck: { jokers: 2 } }],
    ['an unknown section', { jokers: {} }],
    ['no damage at all', { damage: { maximumDamage: 0 } }],
    ['a minimum over the maximum', { damage: { minimumDamage: 9, maximumDamage: 4 } }],
    ['an ace that is lower when high', { scoring: { aceHighValue: 1, aceLowValue: 5 } }],
    ['more HP at the start than can be had', { health: { playerStartHp: 60 } }],
    ['not a number', { dealer: { standsOn: Number.NaN } }],
    ['no decks', { deck: { numberOfDecks: 0 } }],
    ['no stages', { progression: { totalStages: 0 } }],
  ])('refuses %s', (_name, rules) => {
    expect(optionsSchema.safeParse({ rules }).success).toBe(false)
  })

  test('fills in standard', () => expect(optionsSchema.parse({})).toEqual({ difficulty: 'standard', rules: {} }))

  test.each(DIFFICULTIES)('%s is made of rules that pass it', difficulty => {
    expect(optionsSchema.safeParse({ difficulty }).success).toBe(true)
    expect(rulesFor(difficulty, { health: { playerStartHp: 1 } }).health.playerStartHp).toBe(1)
  })

  test('with every setting at its worst a run still ends', () => {
    const rules = {
      damage: { baseMultiplier: 0.5, percentDamageReduction: 0.75, flatDamageReduction: 10 },
      scoring: { bustThreshold: 60, faceCardValue: 1 },
    } satisfies RulesChange
    expect(optionsSchema.safeParse({ rules }).success).toBe(true)
    expect(playRandomly(scene({ rules })).outcome?.reason).toBe('hand-limit')
  })
})
