import { fractionAt, type Random } from './random.ts'

/** An item with its weight; only the ratio of weights counts. */
export interface Weighted<Item> {
  readonly weight: number
  readonly item: Item
}

/** The item that `random` picks at its current position; weights are relative and need no particular sum. */
export function drawWeighted<Item>(random: Random, choices: readonly Weighted<Item>[]): Item {
  return pickWeighted(fractionAt(random), choices)
}

/** Draws one item by its weight, from a number in [0, 1). */
export function pickWeighted<Item>(fraction: number, choices: readonly Weighted<Item>[]): Item {
  let total = 0
  for (const choice of choices) total += choice.weight
  let left = fraction * total
  for (const choice of choices) {
    left -= choice.weight
    if (left < 0) return choice.item
  }
  const last = choices[choices.length - 1]
  if (last === undefined) throw new RangeError('draw from no choices')
  return last.item
}
