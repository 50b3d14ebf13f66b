import type { Dir, Point } from '../../game/grid.ts'

interface SideHit {
  readonly cell: Point
  readonly dir: Dir
}

/** How near to a line a stroke must pass, in cells: a corner belongs to no side. */
const REACH = 0.38

/** The side that a point of the board is nearest to, in cells from the north-western corner; undefined in the middle of a cell. */
export function sideAt({ x, y }: Point, size: number, reach = REACH): SideHit | undefined {
  const cell = { x: clamp(Math.floor(x), size), y: clamp(Math.floor(y), size) }
  const sides: readonly (readonly [Dir, number])[] = [
    ['N', Math.abs(y - cell.y)],
    ['S', Math.abs(cell.y + 1 - y)],
    ['W', Math.abs(x - cell.x)],
    ['E', Math.abs(cell.x + 1 - x)],
  ]
  const sorted = sides.toSorted((a, b) => a[1] - b[1])
  const [nearest, second] = sorted
  if (nearest === undefined || second === undefined || nearest[1] > reach) return undefined
  // Near a corner two sides are equally near: a stroke along a line would fray there.
  return second[1] - nearest[1] < 0.08 ? undefined : { cell, dir: nearest[0] }
}

function clamp(value: number, size: number): number {
  return Math.min(size - 1, Math.max(0, value))
}
