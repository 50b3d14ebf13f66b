/** A point in pixels of the chart. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A point of a line, with the direction in which it runs there. */
export interface Heading extends Point {
  readonly dx: number
  readonly dy: number
}

const STEPS = 28

/** A line that can be walked by its length. */
export interface Curve {
  readonly points: readonly Point[]
  readonly length: number
  at(length: number): Heading
  /** Points between two lengths, about this far apart. */
  between(from: number, to: number, step?: number): readonly Point[]
  /** The length at which the line passes its n-th given point. */
  lengthOf(n: number): number
}

/** A smooth line through these points (Catmull–Rom). */
export function curveThrough(given: readonly Point[]): Curve {
  const points = smooth(given)
  const lengths = [0]
  for (const [i, point] of points.entries()) {
    const before = points[i - 1]
    if (before !== undefined) lengths.push((lengths[i - 1] ?? 0) + Math.hypot(point.x - before.x, point.y - before.y))
  }
  const length = lengths.at(-1) ?? 0
  const at = (wanted: number): Heading => {
    let low = 1
    let high = lengths.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((lengths[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    const [a, b] = [points[low - 1] ?? ORIGIN, points[low] ?? ORIGIN]
    const span = (lengths[low] ?? 0) - (lengths[low - 1] ?? 0) || 1
    const share = (wanted - (lengths[low - 1] ?? 0)) / span
    const distance = Math.hypot(b.x - a.x, b.y - a.y) || 1
    return {
      x: a.x + (b.x - a.x) * share,
      y: a.y + (b.y - a.y) * share,
      dx: (b.x - a.x) / distance,
      dy: (b.y - a.y) / distance,
    }
  }
  const between = (from: number, to: number, step = 4) => {
    const count = Math.max(1, Math.ceil((to - from) / step))
    return Array.from({ length: count + 1 }, (_, i) => at(from + ((to - from) * i) / count))
  }
  return { points, length, at, between, lengthOf: n => lengths[Math.min(n * STEPS, lengths.length - 1)] ?? length }
}

const ORIGIN: Point = { x: 0, y: 0 }

function smooth(given: readonly Point[]): readonly Point[] {
  const last = given.at(-1) ?? ORIGIN
  const pick = (i: number) => given[Math.max(0, Math.min(given.length - 1, i))] ?? last
  const points: Point[] = []
  for (let i = 0; i < given.length - 1; i++) {
    const [a, b, c, d] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)]
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS
      points.push({ x: blend(a.x, b.x, c.x, d.x, t), y: blend(a.y, b.y, c.y, d.y, t) })
    }
  }
  return [...points, last]
}

function blend(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
}

/** Points as the data of an SVG path. */
export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}
