export interface Ratio {
  readonly ratio: number
  /** The 95 % confidence interval. */
  readonly low: number
  readonly high: number
}

/** Two-sided 95 % of a normal distribution: there are at least twenty slices. */
const QUANTILE = 1.96

/**
 * The candidate's cost relative to the baseline's. Slices alternate, so each one has a neighbour. Pairs in which one
 * cost nothing have no ratio and are left out; undefined if hardly any is left.
 */
export function ratioOf(baseline: readonly number[], candidate: readonly number[]): Ratio | undefined {
  const logs = candidate.map((cost, i) => Math.log(cost / (baseline[i] ?? Number.NaN))).filter(Number.isFinite)
  if (logs.length < 2) return undefined
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (logs.length - 1)
  const spread = QUANTILE * Math.sqrt(variance / logs.length)
  return { ratio: Math.exp(mean), low: Math.exp(mean - spread), high: Math.exp(mean + spread) }
}

export function formatRatio(measured: Ratio | undefined): string {
  if (measured === undefined) return 'too little to compare'
  const { ratio, low, high } = measured
  return `${ratio.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`
}
