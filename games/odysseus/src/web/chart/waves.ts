import type { Point } from './curve.ts'
import type { Route } from './route.ts'

/** A small engraved wave. */
export interface Wave extends Point {
  /** The tile that is nearest: where it is sailed, the wave is foam, else pencil. */
  readonly nearest: number
}

const known = new WeakMap<Route, readonly Wave[]>()

/** Waves beside the route, always the same for the same chart. */
export function scatterWaves(route: Route): readonly Wave[] {
  const kept = known.get(route)
  if (kept !== undefined) return kept
  const { width, height, unit, island, spots, shape, curve } = route
  const random = numbers(7)
  const line = curve.points.filter((_, i) => i % 6 === 0)
  const lands = spots.filter(({ index }) => index % 3 === 0)
  const waves: Wave[] = []
  for (let tries = shape === 'wide' ? 420 : 170; tries > 0; tries--) {
    const [x, y] = [random() * width, random() * height]
    const away = Math.min(...line.map(point => Math.hypot(point.x - x, (point.y - y) * 1.2)))
    const isBeside = away > 22 * unit && away < 96 * unit
    const isInside = x > 26 && x < width - 26 && y > 30 && y < height - 26
    const isOnLand = lands.some(spot => Math.hypot(spot.x - x, spot.y - island * 0.4 - y) < island * 0.8)
    const isCrowded = waves.some(wave => Math.hypot(wave.x - x, (wave.y - y) * 2) < 62 * unit)
    if (!isBeside || !isInside || isOnLand || isCrowded) continue
    const nearest = spots.reduce((best, spot) => (distance(spot, x, y) < distance(best, x, y) ? spot : best)).index
    waves.push({ x, y, nearest })
  }
  known.set(route, waves)
  return waves
}

function distance(point: Point, x: number, y: number): number {
  return Math.hypot(point.x - x, point.y - y)
}

export function waveLine(x: number, y: number, size: number): string {
  const f = (n: number) => (n * size).toFixed(1)
  return `M${(x - 11 * size).toFixed(1)} ${y.toFixed(1)}q${f(4)} ${f(-5)} ${f(8)} 0q${f(4)} ${f(5)} ${f(8)} 0q${f(3)} ${f(-4)} ${f(6)} ${f(-1)}`
}

/** A small generator with a seed (mulberry32): the drawing must be the same each time, and it decides nothing. */
export function numbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}
