export interface Ratio {
  readonly ratio: number
  /** 95 % of the runs like this one would find the ratio in between. */
  readonly low: number
  readonly high: number
}

/** Two-sided 95 % of a normal distribution: there are at least twenty slices. */
const QUANTILE = 1.96

/** What the candidate costs for one of the baseline: the slices are in turns, so that each has its neighbour. */
export function ratioOf(baseline: readonly number[], candidate: readonly number[]): Ratio {
  const logs = candidate.map((cost, i) => Math.log(cost / (baseline[i] ?? Number.NaN)))
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (logs.length - 1)
  const spread = QUANTILE * Math.sqrt(variance / logs.length)
  return { ratio: Math.exp(mean), low: Math.exp(mean - spread), high: Math.exp(mean + spread) }
}

export function formatRatio({ ratio, low, high }: Ratio): string {
  return `${ratio.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`
}
