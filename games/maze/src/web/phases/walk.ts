import type { Point } from '../../game/grid.ts'
import type { WalkPoint } from '../../game/retrace.ts'
import { centreOf, type MapFrame } from '../map/frame.ts'

/** The walk up to a number of steps. */
export function until(walk: readonly WalkPoint[], steps: number): readonly WalkPoint[] {
  return walk.filter(point => point.at <= steps)
}

/** Two paths for a drawing: what was walked, and the falls. */
export function trailOf(
  frame: MapFrame,
  walk: readonly WalkPoint[],
): { readonly feet: string; readonly falls: string } {
  let feet = ''
  let falls = ''
  let before: Point | undefined
  for (const point of walk) {
    const { x, y } = centreOf(frame, point)
    if (before === undefined) feet += `M${x} ${y}`
    else if (point.fell) {
      falls += `M${before.x} ${before.y}Q${(before.x + x) / 2 + (before.y - y) / 5} ${(before.y + y) / 2 + (x - before.x) / 5} ${x} ${y}`
      feet += `M${x} ${y}`
    } else feet += `L${x} ${y}`
    before = { x, y }
  }
  return { feet, falls }
}
