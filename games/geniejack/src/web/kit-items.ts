import { SUIT_SYMBOLS } from '../game/cards.ts'
import { plain } from '../game/sentences.ts'
import { type Consumable, EQUIPMENT_SLOTS, type EquipmentSlot, type GameView, SUITS } from '../game/types.ts'

const SLOT_TITLES: Readonly<Record<EquipmentSlot, string>> = {
  weapon: 'Weapon',
  helm: 'Helm',
  armor: 'Armor',
  boots: 'Boots',
  trinket: 'Trinket',
}

export interface SlotItem {
  readonly slot: EquipmentSlot
  readonly title: string
  readonly name: string | undefined
  readonly tier: string | undefined
  readonly does: string
}

export function slotsOf({ player }: GameView): readonly SlotItem[] {
  return EQUIPMENT_SLOTS.map(slot => {
    const item = player.equipment[slot]
    const title = SLOT_TITLES[slot]
    if (item === null) return { slot, title, name: undefined, tier: undefined, does: 'Nothing worn.' }
    // The Bronze Trinket remembers its suit of this battle.
    const suit = SUITS.find(one => one === player.memory[item.modifier.id])
    const does = `${plain(item.description)}${suit === undefined ? '' : `; now ${SUIT_SYMBOLS[suit]} ${suit}`}`
    return { slot, title, name: item.name, tier: item.tier, does }
  })
}

export interface Flask {
  readonly item: Consumable
  readonly count: number
  /** Of the first of its kind, which is the one that is drunk. */
  readonly itemIndex: number
}

/** Two of a kind are one flask with a number. */
export function flasksOf({ player }: GameView): readonly Flask[] {
  const flasks = new Map<string, Flask>()
  for (const [itemIndex, item] of player.consumables.entries()) {
    const known = flasks.get(item.type)
    flasks.set(item.type, known === undefined ? { item, count: 1, itemIndex } : { ...known, count: known.count + 1 })
  }
  return [...flasks.values()]
}

export interface Burden {
  readonly key: string
  readonly kind: 'effect' | 'curse' | 'blessing'
  readonly name: string
  readonly does: string
}

/** What works on the player beside the equipment: potions that last, curses, blessings. */
export function burdensOf({ player }: GameView): readonly Burden[] {
  const effects = player.activeEffects.map(({ name, remainingHands, modifier }, i): Burden => {
    const left = remainingHands === 1 ? 'for 1 more hand' : `for ${remainingHands} more hands`
    return { key: `effect ${i}`, kind: 'effect', name, does: `${plain(modifier.description)}, ${left}` }
  })
  const wishes = player.wishes.flatMap(({ curse, blessing }, i): readonly Burden[] => [
    ...(curse === null
      ? []
      : [{ key: `curse ${i}`, kind: 'curse' as const, name: curse.name, does: plain(curse.description) }]),
    ...(blessing === null
      ? []
      : [{ key: `blessing ${i}`, kind: 'blessing' as const, name: blessing.name, does: plain(blessing.description) }]),
  ])
  return [...effects, ...wishes]
}
