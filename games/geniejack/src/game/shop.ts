import { getAllConsumables } from './consumables.ts'
import { EQUIPMENT_INFO } from './equipment.ts'
import { getDefaultRules } from './modifiers.ts'
import { REFUSALS } from './refusals.ts'
import type { SeededRNG } from './rng.ts'
import {
  type Consumable,
  EQUIPMENT_TIERS,
  type EquipmentInfo,
  type GameRules,
  type PlayerState,
  type ShopItem,
} from './types.ts'
import { describePurchase } from './words/events.ts'

/** Any tier at any stage (ruling 20): three to five pieces that improve on what is worn, two to four potions. */
export function generateShopInventory(
  _stage: number,
  playerState: PlayerState,
  rng: SeededRNG,
  rules: GameRules = getDefaultRules(),
): ShopItem[] {
  const wearable = EQUIPMENT_INFO.filter(item => improves(item, playerState.equipment[item.slot]))
  const equipment = choose(wearable, rng.nextInt(3, 5), rng)
  const potions = getAllConsumables()
  const consumables = choose(potions, rng.nextInt(2, 4), rng)
  const priced = <Item extends EquipmentInfo | Consumable>(item: Item): Item => ({
    ...item,
    cost: Math.round(item.cost * rules.economy.shopPriceMultiplier),
  })
  const lines = [
    ...equipment.map(item => ({ item: priced(item), type: 'equipment' as const })),
    ...consumables.map(item => ({ item: priced(item), type: 'consumable' as const })),
  ]
  return lines.map((line, index) => ({ index, ...line, affordable: line.item.cost <= playerState.gold }))
}

/** Some of the items, in the order of the tables. */
function choose<Item>(items: readonly Item[], count: number, rng: SeededRNG): Item[] {
  const chosen = new Set(rng.shuffle(items).slice(0, count))
  return items.filter(item => chosen.has(item))
}

function improves(item: EquipmentInfo, worn: EquipmentInfo | null): boolean {
  return worn === null || EQUIPMENT_TIERS.indexOf(item.tier) > EQUIPMENT_TIERS.indexOf(worn.tier)
}

export interface Purchase {
  readonly success: boolean
  readonly message: string
  /** The buyer afterwards; the same as before where nothing was bought. */
  readonly playerState: PlayerState
}

export function purchaseItem({ item }: ShopItem, playerState: PlayerState): Purchase {
  if (item.cost > playerState.gold) {
    const { message } = REFUSALS.tooExpensive(item, playerState.gold).error
    return { success: false, message, playerState }
  }
  const gold = playerState.gold - item.cost
  const message = `${describePurchase(item)}.`
  if (!('slot' in item)) {
    return {
      success: true,
      message,
      playerState: { ...playerState, gold, consumables: [...playerState.consumables, item] },
    }
  }
  const equipment = { ...playerState.equipment, [item.slot]: item }
  return { success: true, message, playerState: { ...playerState, gold, equipment } }
}

/** The lines that are left: the sold one is gone, with those that no longer improve on what is worn (ruling 20). */
export function restock(items: readonly ShopItem[], sold: number, playerState: PlayerState): ShopItem[] {
  return items
    .filter(
      ({ index, item }) => index !== sold && (!('slot' in item) || improves(item, playerState.equipment[item.slot])),
    )
    .map((line, index) => ({ ...line, index, affordable: line.item.cost <= playerState.gold }))
}
