/** A share with its 95 % interval. */
export interface Rate {
  readonly rate: number
  readonly low: number
  readonly high: number
}

const Z95 = 1.959964

/** Wilson's 95 % interval: sound at 0 and at 1, and for shared wins, which count in parts. */
export function rateOf(successes: number, trials: number): Rate {
  if (trials === 0) return { rate: 0, low: 0, high: 1 }
  const rate = successes / trials
  const z2 = Z95 * Z95
  const middle = (rate + z2 / (2 * trials)) / (1 + z2 / trials)
  const half = (Z95 * Math.sqrt((rate * (1 - rate)) / trials + z2 / (4 * trials * trials))) / (1 + z2 / trials)
  return { rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** The value below which this share of the sorted list lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
