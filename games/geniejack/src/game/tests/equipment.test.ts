import { describe, expect, test } from 'vitest'
import { getAllEquipment, getEquipmentById, getEquipmentBySlotAndTier } from '../equipment.ts'
import { SeededRNG } from '../rng.ts'
import { EQUIPMENT_SLOTS, EQUIPMENT_TIERS, SUITS } from '../types.ts'
import { act, context, enemy, fixedRng, hand, inHand, player, scene, wearing } from './helpers.ts'

describe('the table of equipment', () => {
  test.each([
    ['flint_spear', 'Flint Spear', 'weapon', 'cloth', 30],
    ['bronze_saif', 'Bronze Saif', 'weapon', 'bronze', 60],
    ['iron_scimitar', 'Iron Scimitar', 'weapon', 'iron', 100],
    ['cloth_helm', 'Cloth Helm', 'helm', 'cloth', 20],
    ['bronze_helm', 'Bronze Helm', 'helm', 'bronze', 45],
    ['iron_helm', 'Iron Helm', 'helm', 'iron', 80],
    ['cloth_armor', 'Cloth Armor', 'armor', 'cloth', 25],
    ['bronze_armor', 'Bronze Armor', 'armor', 'bronze', 55],
    ['iron_armor', 'Iron Armor', 'armor', 'iron', 90],
    ['cloth_boots', 'Cloth Boots', 'boots', 'cloth', 20],
    ['bronze_boots', 'Bronze Boots', 'boots', 'bronze', 50],
    ['iron_boots', 'Iron Boots', 'boots', 'iron', 85],
    ['cloth_trinket', 'Cloth Trinket', 'trinket', 'cloth', 15],
    ['bronze_trinket', 'Bronze Trinket', 'trinket', 'bronze', 40],
    ['iron_trinket', 'Iron Trinket', 'trinket', 'iron', 75],
  ] as const)('%s', (id, name, slot, tier, cost) => {
    expect(getEquipmentById(id)).toMatchObject({ id, name, slot, tier, cost })
    expect(getEquipmentBySlotAndTier(slot, tier).id).toBe(id)
  })

  test('has fifteen pieces, one for each slot and tier, and no others', () => {
    expect(getAllEquipment()).toHaveLength(15)
    for (const slot of EQUIPMENT_SLOTS) for (const tier of EQUIPMENT_TIERS) getEquipmentBySlotAndTier(slot, tier)
    expect(() => getEquipmentById('excalibur')).toThrow(RangeError)
  })
})

describe('weapons add damage', () => {
  test.each([
    ['flint_spear', 5],
    ['bronze_saif', 10],
    ['iron_scimitar', 25],
  ])('%s: +%i', (id, by) => {
    expect(getEquipmentById(id).modifier.modifyDamageDealt?.(7, context())).toBe(7 + by)
    // 19 against 17: base 2.
    expect(
      act(
        inHand('10♥ 9♦', '10♣ 7♠', '', {
          enemy: enemy('sand_scorpion'),
          run: { battle: 2 },
          player: { equipment: wearing(id) },
        }),
        'stand',
      ).lastHandResult?.damageDealt,
    ).toBe(2 + by)
  })
})

describe('helms soften a bust and nothing else', () => {
  test.each([
    ['cloth_helm', 0.7, 11],
    ['bronze_helm', 0.5, 8],
    ['iron_helm', 0.2, 3],
  ])('%s', (id, share, dealt) => {
    const bust = context({ playerHand: hand('10♥ 9♦ 5♣'), winner: 'dealer' })
    const modifier = getEquipmentById(id).modifier
    expect(modifier.modifyDamageReceived?.(20, bust)).toBeCloseTo(20 * share)
    expect(modifier.modifyDamageReceived?.(20, context({ winner: 'dealer' }))).toBe(20)
    const state = inHand('10♥ 9♦', '10♣ 7♠', '5♣', { player: { equipment: wearing(id) } })
    expect(act(state, 'hit').lastHandResult?.damageDealt).toBe(dealt)
  })

  test('a saved bust is no bust for a helm either (ruling 14)', () => {
    const rules = { scoring: { bustSaveThreshold: 22 }, winConditions: { tieResolution: 'dealer' } } as const
    const saved = inHand('10♥ 9♦', '10♣ 7♠', '3♣ 5♦', { rules, player: { equipment: wearing('iron_helm') } })
    expect(act(saved, 'hit', 'stand').lastHandResult).toMatchObject({ playerScore: { busted: false } })
  })
})

describe('armors reduce all damage', () => {
  test.each([
    ['cloth_armor', 0.8, 13],
    ['bronze_armor', 0.6, 10],
    ['iron_armor', 0.4, 6],
  ])('%s', (id, share, dealt) => {
    expect(getEquipmentById(id).modifier.modifyDamageReceived?.(10, context())).toBe(10 * share)
    const state = inHand('10♥ 9♦', '10♣ 7♠', '5♣', { player: { equipment: wearing(id) } })
    expect(act(state, 'hit').lastHandResult?.damageDealt).toBe(dealt)
  })
})

describe('boots dodge', () => {
  test.each([
    ['cloth_boots', 0.1],
    ['bronze_boots', 0.25],
    ['iron_boots', 0.4],
  ])('%s: below %d', (id, chance) => {
    const dodges = (rolled: number) => getEquipmentById(id).modifier.dodgeCheck?.(context({ rng: fixedRng(rolled) }))
    expect([dodges(0), dodges(chance - 0.001), dodges(chance), dodges(0.999)]).toEqual([true, true, false, false])
  })
})

describe('trinkets', () => {
  test('Cloth Trinket: +10 gold', () => {
    expect(getEquipmentById('cloth_trinket').modifier.modifyGoldEarned?.(10, context())).toBe(20)
    const state = inHand('10♥ 9♦', '10♣ 7♠', '', {
      enemy: enemy('vampire_bat', 1),
      player: { equipment: wearing('cloth_trinket') },
    })
    expect(act(state, 'stand', 'continue')).toMatchObject({ goldEarned: 20, player: { gold: 20 } })
  })

  test('Bronze Trinket: 25 % less from the suit it drew at the start of the battle', () => {
    const { modifier } = getEquipmentById('bronze_trinket')
    const at = context({
      playerState: player(),
      rng: fixedRng(0.99),
      winnerHandSuits: ['spades', 'hearts'],
      winner: 'dealer',
    })
    modifier.onBattleStart?.(at)
    expect(at.playerState.memory).toEqual({ bronze_trinket: 'spades' })
    expect(modifier.modifyDamageReceived?.(20, at)).toBe(15)
    expect(modifier.modifyDamageReceived?.(20, { ...at, winnerHandSuits: ['hearts'] })).toBe(20)
  })

  test('Bronze Trinket: the suit is drawn again each battle, by the seed, and is part of the state', () => {
    const suits = Array.from({ length: 20 }, (_, i) => {
      const state = scene({
        player: { equipment: wearing('bronze_trinket') },
        run: { phase: 'shop', enemy: null, shop: [], rng: { seed: `s${i}`, callCount: 0 } },
      })
      const suit = act(state, 'skip_shop').player.memory.bronze_trinket
      expect(SUITS[new SeededRNG(`s${i}`).nextInt(0, 3)]).toBe(suit)
      return suit
    })
    expect(new Set(suits).size).toBe(4)
  })

  test('Iron Trinket: a bust is a 10 that is no bust', () => {
    const { modifier } = getEquipmentById('iron_trinket')
    expect(modifier.modifyBust?.(hand('10♥ 9♦ 5♣'), 24, context())).toEqual({ busted: false, effectiveScore: 10 })
    const state = inHand('10♥ 9♦', '10♣ 7♠', '5♣', { player: { equipment: wearing('iron_trinket') } })
    // It ends the turn all the same, and acts at comparison (ruling 14): 17 against 10.
    expect(act(state, 'hit')).toMatchObject({
      phase: 'hand_result',
      lastHandResult: { playerScore: { value: 10, busted: false }, winner: 'dealer', damageDealt: 7 },
    })
  })

  test('Iron Trinket: it wins with 10 when the dealer busts', () => {
    const state = inHand('10♥ 9♦', '10♣ 6♠', '5♣ 8♦', {
      player: { equipment: wearing('iron_trinket') },
      enemy: enemy('sand_scorpion'),
      run: { battle: 2 },
    })
    expect(act(state, 'hit').lastHandResult).toMatchObject({ winner: 'player', damageDealt: 10 })
  })
})
