import { fractionAt, type Random, type Rng } from '@turnwise/engine'

/** The draws of one `Random`, one after the other, for code that needs many of them at once. */
export function drawsOf({ key, position }: Random): Rng {
  let at = position
  const next = () => fractionAt({ key, position: at++ })
  const int = (below: number) => Math.floor(next() * below)
  return {
    next,
    int,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[int(items.length)]
      if (item === undefined) throw new RangeError('pick from an empty list')
      return item
    },
    shuffle<Item>(items: readonly Item[]): Item[] {
      const keyed = items.map(item => ({ item, key: next() }))
      return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
    },
  }
}
