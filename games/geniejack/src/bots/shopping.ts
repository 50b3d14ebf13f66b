import { ownValue } from '@turnwise/engine'
import type { Consumable, PlayerAction, ShopItem } from '../game/types.ts'
import type { Position } from './position.ts'

/** How much a piece is wanted; from trials with scripts/balance.ts, the weapons first: they add to every won hand. */
const WANTED: Readonly<Record<string, number>> = {
  flint_spear: 60,
  bronze_saif: 90,
  iron_scimitar: 140,
  cloth_armor: 30,
  bronze_armor: 60,
  iron_armor: 95,
  cloth_boots: 15,
  bronze_boots: 45,
  iron_boots: 75,
  cloth_helm: 5,
  bronze_helm: 10,
  iron_helm: 20,
  cloth_trinket: 25,
  bronze_trinket: 20,
  iron_trinket: 40,
}

/** The most wanted piece that can be paid; before the boss also potions. */
export function chooseWare(position: Position): PlayerAction | undefined {
  const { shop, player, battle, rules } = position
  const affordable = shop.filter(line => line.affordable)
  const best = affordable
    .filter(line => line.type === 'equipment' && gain(line, position) > 0)
    .sort((a, b) => gain(b, position) - gain(a, position))[0]
  if (best !== undefined) return buy(best)
  if (battle < rules.progression.battlesPerStage) return undefined
  const missing = player.maxHp - player.hp
  const potion =
    affordable.find(line => line.item.id === 'health_potion' && missing >= 5) ??
    affordable.find(line => line.item.id === 'poison_potion') ??
    affordable.find(line => line.item.id === 'damage_potion')
  return potion === undefined ? undefined : buy(potion)
}

const buy = (line: ShopItem): PlayerAction => ({ type: 'buy_item', itemIndex: line.index })

/** What the piece adds to what is worn already. */
function gain({ item }: ShopItem, { player }: Position): number {
  if (!('slot' in item)) return 0
  const worn = player.equipment[item.slot]
  return (ownValue(WANTED, item.id) ?? 0) - (worn === null ? 0 : (ownValue(WANTED, worn.id) ?? 0))
}

/** Healing when none of it is wasted, the rest against bosses or to finish an enemy. */
export function chooseDrink({ player, enemyHp, againstBoss }: Position): PlayerAction | undefined {
  const wantsNow = ({ effect }: Consumable) => {
    switch (effect.type) {
      case 'health_potion':
        return player.maxHp - player.hp >= effect.value
      case 'damage_potion':
        return enemyHp <= effect.value || againstBoss
      case 'poison_potion':
      case 'strength_potion':
        return againstBoss
    }
  }
  const itemIndex = player.consumables.findIndex(wantsNow)
  return itemIndex < 0 ? undefined : { type: 'use_consumable', itemIndex }
}
