import { aroundPit, fits, mainChart } from './chart.ts'
import type { Walk } from './flow.ts'
import { add, cellsOf, type Player, type Point, samePoint, subtract } from './grid.ts'
import { activeIsland, joinIslands, learnMiss, positionOf, withActive } from './knowledge.ts'
import type { Options } from './options.ts'
import type { Explorer, KnownIsland, Slot } from './types.ts'

/** A merge is offered when there is a second island to merge, and once in a slot (ruling 15). */
export function canMerge(explorer: Explorer<KnownIsland>, slot: Pick<Slot, 'acts'>): boolean {
  return explorer.active !== 0 && !slot.acts.includes('t')
}

/**
 * The cells where the player may stand as far as their own map tells; the true one is always among them. Any other cell
 * may be named too, but fails.
 */
export function plausibleCells(explorer: Explorer<KnownIsland>, options: Options): Point[] {
  const { pit } = activeIsland(explorer)
  if (pit === null) return [explorer.here]
  const around = aroundPit(explorer, pit)
  const chart = mainChart(explorer, options)
  return cellsOf(options.size).filter(cell => {
    const origin = subtract(cell, explorer.here)
    return !around.misses.some(miss => samePoint(miss, origin)) && fits(chart, around, origin)
  })
}

/** Succeeds exactly when the player really stands there; a failure says nothing more. */
export function tryMerge(walk: Walk, seat: Player, size: number, cell: Point): void {
  const before = walk.state
  const truth = positionOf(before)
  const success = samePoint(truth, cell)
  const island = activeIsland(before)
  walk.emit({ type: 'merge-tried', seat, own: { x: cell.x, y: cell.y, success }, truth })
  if (!success) {
    walk.state = withActive(before, learnMiss(island, size, subtract(cell, before.here)))
    return
  }
  const rest = before.islands.toSpliced(before.active, 1)
  const main = rest[0]
  if (main === undefined) return
  const islands = rest.with(0, joinIslands(main, [{ island, shift: island.origin }]))
  walk.change({ islands, active: 0, here: add(island.origin, before.here) })
}
