import type { Shape } from '../drawing/piece.tsx'

/** Two shapes as well as two colours: the first seat has discs, the second blocks. */
export function shapeOf(seat: number): Shape {
  return seat === 0 ? 'disc' : 'block'
}
