import type { Point } from '../game/grid.ts'
import type { WalkPoint } from '../game/retrace.ts'
import { centreOf } from './ink.ts'
import type { Sheet } from './sheet.ts'

/** The walk up to a number of moves. */
export function until(walk: readonly WalkPoint[], moves: number): readonly WalkPoint[] {
  return walk.filter(point => point.at <= moves)
}

/** Two paths for a drawing: what was walked, and the falls. */
export function trailOf(
  sheet: Pick<Sheet, 'from'>,
  walk: readonly WalkPoint[],
): { readonly feet: string; readonly falls: string } {
  let feet = ''
  let falls = ''
  let before: Point | undefined
  for (const point of walk) {
    const { x, y } = centreOf(sheet, point)
    if (before === undefined) feet += `M${x} ${y}`
    else if (point.fell) {
      falls += `M${before.x} ${before.y}Q${(before.x + x) / 2 + (before.y - y) / 5} ${(before.y + y) / 2 + (x - before.x) / 5} ${x} ${y}`
      feet += `M${x} ${y}`
    } else feet += `L${x} ${y}`
    before = { x, y }
  }
  return { feet, falls }
}
