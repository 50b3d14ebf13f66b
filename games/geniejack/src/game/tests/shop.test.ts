import { describe, expect, test } from 'vitest'
import { mergeRules } from '../difficulty.ts'
import { EQUIPMENT_INFO } from '../equipment.ts'
import { getDefaultRules } from '../modifiers.ts'
import { SeededRNG } from '../rng.ts'
import { generateShopInventory, purchaseItem } from '../shop.ts'
import { EQUIPMENT_TIERS, type ShopItem } from '../types.ts'
import { act, player, potion, refusal, scene, wearing } from './helpers.ts'

const seeds = Array.from({ length: 60 }, (_, i) => `shop-${i}`)
const shopOf = (seed: string, mine = player()) => generateShopInventory(1, mine, new SeededRNG(seed))
const line = (id: string, index = 0): ShopItem => {
  const equipment = EQUIPMENT_INFO.find(item => item.id === id)
  return equipment === undefined
    ? { index, item: potion(id), type: 'consumable', affordable: true }
    : { index, item: equipment, type: 'equipment', affordable: true }
}

describe('the inventory', () => {
  test('three to five pieces, two to four potions, numbered from 0', () => {
    const shops = seeds.map(seed => shopOf(seed))
    const counts = (type: string) => new Set(shops.map(shop => shop.filter(one => one.type === type).length))
    expect([...counts('equipment')].sort()).toEqual([3, 4, 5])
    expect([...counts('consumable')].sort()).toEqual([2, 3, 4])
    for (const shop of shops) expect(shop.map(one => one.index)).toEqual(shop.map((_, i) => i))
  })

  test('nothing twice, and any tier at any stage (ruling 20)', () => {
    const tiers = new Set<string>()
    for (const seed of seeds) {
      const shop = shopOf(seed)
      expect(new Set(shop.map(one => one.item.id)).size).toBe(shop.length)
      for (const { item } of shop) if ('tier' in item) tiers.add(item.tier)
    }
    expect([...tiers].sort()).toEqual([...EQUIPMENT_TIERS].sort())
  })

  test('the same seed gives the same shop, others give others', () => {
    expect(shopOf('one')).toEqual(shopOf('one'))
    expect(new Set(seeds.map(seed => JSON.stringify(shopOf(seed)))).size).toBeGreaterThan(40)
  })

  test('nothing of the worn tier or below', () => {
    const mine = player({ equipment: wearing('bronze_saif', 'iron_armor') })
    for (const seed of seeds) {
      const ids = shopOf(seed, mine).map(one => one.item.id)
      for (const id of ['flint_spear', 'bronze_saif', 'cloth_armor', 'bronze_armor', 'iron_armor']) {
        expect(ids).not.toContain(id)
      }
    }
  })

  test('with everything worn only potions are left', () => {
    const mine = player({
      equipment: wearing('iron_scimitar', 'iron_helm', 'iron_armor', 'iron_boots', 'iron_trinket'),
    })
    for (const seed of seeds) expect(shopOf(seed, mine).every(one => one.type === 'consumable')).toBe(true)
  })

  test('affordable is marked', () => {
    for (const { item, affordable } of shopOf('one', player({ gold: 30 }))) expect(affordable).toBe(item.cost <= 30)
  })

  test('shopPriceMultiplier applies to every price', () => {
    const rules = mergeRules(getDefaultRules(), { economy: { shopPriceMultiplier: 1.5 } })
    const dear = generateShopInventory(1, player(), new SeededRNG('one'), rules)
    expect(dear.map(one => one.item.cost)).toEqual(shopOf('one').map(one => Math.round(one.item.cost * 1.5)))
  })
})

describe('purchaseItem', () => {
  test('takes the gold and puts the piece into its slot', () => {
    const { success, playerState } = purchaseItem(line('flint_spear'), player({ gold: 45 }))
    expect(success).toBe(true)
    expect(playerState).toMatchObject({ gold: 15, equipment: { weapon: { id: 'flint_spear' }, helm: null } })
  })

  test('replaces what was worn there', () => {
    const mine = player({ gold: 60, equipment: wearing('flint_spear', 'cloth_helm') })
    expect(purchaseItem(line('bronze_saif'), mine).playerState.equipment).toMatchObject({
      weapon: { id: 'bronze_saif' },
      helm: { id: 'cloth_helm' },
    })
  })

  test('adds a potion to the bag', () => {
    const mine = player({ gold: 20, consumables: [potion('poison_potion')] })
    expect(purchaseItem(line('health_potion'), mine).playerState.consumables.map(one => one.id)).toEqual([
      'poison_potion',
      'health_potion',
    ])
  })

  test('fails without enough gold and changes nothing', () => {
    const mine = player({ gold: 29 })
    const bought = purchaseItem(line('flint_spear'), mine)
    expect(bought).toMatchObject({ success: false, message: 'Flint Spear costs 30 gold and you have 29.' })
    expect(bought.playerState).toBe(mine)
  })
})

describe('in a run', () => {
  const items = [line('flint_spear', 0), line('bronze_saif', 1), line('cloth_helm', 2), line('health_potion', 3)]
  const inShop = (gold: number) =>
    scene({
      player: { gold },
      run: { phase: 'shop', enemy: null, shop: items.map(one => ({ ...one, affordable: one.item.cost <= gold })) },
    })

  test('a line sells once and disappears, with the lines it outclasses; the rest stays (ruling 20)', () => {
    const after = act(inShop(80), { type: 'buy_item', itemIndex: 1 })
    expect(after.shop?.map(one => [one.index, one.item.id, one.affordable])).toEqual([
      [0, 'cloth_helm', true],
      [1, 'health_potion', true],
    ])
    expect(act(after, { type: 'buy_item', itemIndex: 0 }).player).toMatchObject({ gold: 0 })
  })

  test('a lower piece leaves the better one on sale', () => {
    const after = act(inShop(50), { type: 'buy_item', itemIndex: 0 })
    expect(after.shop?.map(one => one.item.id)).toEqual(['bronze_saif', 'cloth_helm', 'health_potion'])
    expect(after.shop?.map(one => one.affordable)).toEqual([false, true, true])
  })

  test.each([
    [5, { type: 'buy_item', itemIndex: 0 }, 'too-expensive'],
    [99, { type: 'buy_item', itemIndex: 4 }, 'bad-index'],
    [99, { type: 'continue' }, 'wrong-phase'],
  ] as const)('with %i gold %j is refused: %s', (gold, action, rule) => {
    expect(refusal(inShop(gold), action).details).toEqual({ rule_code: rule })
  })

  test('leaving it starts the next battle', () => {
    expect(act(inShop(0), 'skip_shop')).toMatchObject({ phase: 'pre_hand', battle: 2, shop: null, enemy: { hp: 18 } })
  })
})
