import type { Weighted } from '@turnwise/engine'

export const THROWS = [1, 2, 3, 4, 5] as const
export type Throw = (typeof THROWS)[number]

export const THROW_KINDS = ['sticks', 'uniform'] as const
export type ThrowKind = (typeof THROW_KINDS)[number]

/** By throw 1–5. Four two-sided sticks fall in sixteen ways; none up counts five (ruling 3). */
export const WEIGHTS: Readonly<Record<ThrowKind, readonly number[]>> = {
  sticks: [4, 6, 4, 1, 1],
  uniform: [1, 1, 1, 1, 1],
}

export type Thrown = { readonly type: 'throw'; readonly value: Throw }

/** Made once, since the table and the search need them at every turn. */
export const COMPLETIONS: Readonly<Record<ThrowKind, readonly Weighted<Thrown>[]>> = {
  sticks: completions('sticks'),
  uniform: completions('uniform'),
}

/** How many of the four sticks show their light side; none counts five (ruling 3). */
export function lightSides(value: Throw): number {
  return value === 5 ? 0 : value
}

/** Ruling 4: no matter whether it was played, forfeited or ended in the water. */
export function grantsExtraTurn(value: Throw): boolean {
  return value !== 2 && value !== 3
}

function completions(kind: ThrowKind): readonly Weighted<Thrown>[] {
  return Object.freeze(
    THROWS.map((value, i) =>
      Object.freeze({ weight: WEIGHTS[kind][i] ?? 0, item: Object.freeze({ type: 'throw' as const, value }) }),
    ),
  )
}
