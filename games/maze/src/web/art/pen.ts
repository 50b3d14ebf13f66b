import type { Point } from '../../game/grid.ts'

/** A seeded generator: the same line wobbles the same way each time it is drawn, so that nothing flickers. */
function wobbleOf(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1
  return () => {
    state ^= state << 13
    state >>>= 0
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 4294967296
  }
}

const short = (value: number) => Math.round(value * 10) / 10

/** A line by hand: a little off the straight one. */
export function penLine(from: Point, to: Point, seed: number, by = 0.9): string {
  const random = wobbleOf(seed)
  const [wide, high] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(wide, high) || 1
  const parts = Math.max(2, Math.round(length / 14))
  let line = ''
  for (let i = 0; i <= parts; i++) {
    const off = (random() - 0.5) * 2 * by
    const x = from.x + (wide * i) / parts - (high / length) * off
    const y = from.y + (high * i) / parts + (wide / length) * off
    line += `${i === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`
  }
  return line
}

/** Short strokes on the outer side of a line. */
export function hatching(from: Point, to: Point, out: Point, length: number, seed: number): string {
  const random = wobbleOf(seed)
  const whole = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [stepX, stepY] = [(to.x - from.x) / whole, (to.y - from.y) / whole]
  const gap = length * 0.85
  let lines = ''
  for (let at = gap / 2; at < whole; at += gap) {
    const reach = length * (0.8 + random() * 0.5)
    lines += `M${short(from.x + stepX * at)} ${short(from.y + stepY * at)}l${short(out.x * reach + stepX * 2)} ${short(out.y * reach + stepY * 2)}`
  }
  return lines
}

/** The edge of a sheet as a CSS polygon: torn by `by` pixels. */
export function tornEdge(width: number, height: number, by: number, seed: number): string {
  const random = wobbleOf(seed)
  const points: string[] = []
  const side = (fromX: number, fromY: number, toX: number, toY: number) => {
    const parts = Math.max(4, Math.round(Math.hypot(toX - fromX, toY - fromY) / 18))
    for (let i = 0; i < parts; i++) {
      const along = (i + (random() - 0.5) * 0.5) / parts
      const x = fromX + (toX - fromX) * along + (random() - 0.5) * by
      const y = fromY + (toY - fromY) * along + (random() - 0.5) * by
      points.push(`${short(x)}px ${short(y)}px`)
    }
  }
  const rim = by / 2
  side(rim, rim, width - rim, rim)
  side(width - rim, rim, width - rim, height - rim)
  side(width - rim, height - rim, rim, height - rim)
  side(rim, height - rim, rim, rim)
  return `polygon(${points.join(', ')})`
}
