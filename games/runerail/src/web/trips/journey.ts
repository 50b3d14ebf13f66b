import { mapOf, type Point } from '../../game/map/geometry.ts'
import { spotOf } from '../map/layout.ts'
import type { Moving } from '../map/paint/tokens.ts'

/** A player on the way: since when, and for how many milliseconds. */
export interface Journey {
  readonly seat: number
  readonly points: readonly Point[]
  readonly begun: number
  readonly length: number
}

/** Where the traveller is now; undefined once they have arrived. A leap to the other level happens half-way. */
export function movingAt({ seat, points, begun, length }: Journey, now: number): Moving | undefined {
  const done = (now - begun) / length
  if (done >= 1) return undefined
  const along = Math.max(0, done) * (points.length - 1)
  const from = points[Math.floor(along)]
  const to = points[Math.floor(along) + 1] ?? from
  if (from === undefined || to === undefined) return undefined
  const part = along % 1
  const [a, b] = [spotOf(from), spotOf(to)]
  if (mapOf(from) !== mapOf(to)) {
    return part < 0.5 ? { seat, level: mapOf(from), spot: a } : { seat, level: mapOf(to), spot: b }
  }
  return { seat, level: mapOf(from), spot: { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part } }
}
