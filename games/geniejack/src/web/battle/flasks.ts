import type { Consumable, GameView } from '../../game/types.ts'

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
