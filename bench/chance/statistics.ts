/** How far counts are from what their weights expect. */
export function chiSquared(counts: Float64Array, weights: readonly number[]): number {
  const drawn = counts.reduce((sum, count) => sum + count, 0)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.reduce((sum, weight, i) => {
    const expected = (drawn * weight) / total
    return sum + ((counts[i] ?? 0) - expected) ** 2 / expected
  }, 0)
}

/** How often chance alone is further away, by the approximation of Wilson and Hilferty. */
export function pValue(chi: number, freedom: number): number {
  const part = 2 / (9 * freedom)
  return 1 - normal((Math.cbrt(chi / freedom) - (1 - part)) / Math.sqrt(part))
}

/** Of each number with the next. */
export function serialCorrelation() {
  let [count, sum, squares, products] = [0, 0, 0, 0]
  return {
    add(before: number, now: number): void {
      // Around the mean, so that no digits are lost.
      const [a, b] = [before - 0.5, now - 0.5]
      count += 1
      sum += b
      squares += b * b
      products += a * b
    },
    get correlation(): number {
      const mean = sum / count
      return (products / count - mean * mean) / (squares / count - mean * mean)
    },
  }
}

/** The share of a normal distribution below z (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return z > 0 ? 1 - tail : tail
}
