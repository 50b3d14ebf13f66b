import { add, neighbour, type Point } from '../game/grid.ts'
import type { Explorer } from '../game/state.ts'
import { centreOf } from './ink.ts'
import { keyOf, type Sheet } from './sheet.ts'

/** A place of a walk on the board itself. */
export interface WalkPoint extends Point {
  /** How many moves had been made then. */
  readonly at: number
  /** Came here down a pit, not by foot. */
  readonly fell: boolean
}

/**
 * A walk, from what the explorer knows at the end: the cells in the order in which they were first reached, and between
 * two of them the shortest way over passages that were walked. The timeline of the match shows every single move.
 */
export function walkOf(explorer: Explorer): readonly WalkPoint[] {
  const { stops, open, falls } = knowledgeOf(explorer)
  const [first, ...rest] = stops
  if (first === undefined) return []
  const walk: WalkPoint[] = [{ x: first.x, y: first.y, at: first.at, fell: false }]
  for (const stop of rest) {
    const last = walk.at(-1)
    if (last === undefined || keyOf(last) === keyOf(stop)) continue
    const way = wayTo(last, stop, open, falls)
    const steps = way.filter(point => !point.fell).length
    let taken = 0
    for (const point of way) {
      if (!point.fell) taken++
      walk.push({ ...point, at: Math.max(last.at, stop.at - steps + taken) })
    }
  }
  return walk
}

function knowledgeOf({ islands }: Explorer) {
  const open = new Map<string, Point[]>()
  const falls = new Map<string, Point>()
  const join = (a: Point, b: Point) => open.set(keyOf(a), [...(open.get(keyOf(a)) ?? []), b])
  const landings = new Map<number, Point>()
  const stops = islands.flatMap(({ cells, edges, origin, pit }) => {
    if (pit !== null) landings.set(pit, origin)
    for (const edge of edges) {
      if (edge.state !== 'open') continue
      const here = add(edge, origin)
      const there = neighbour(here, edge.dir)
      join(here, there)
      join(there, here)
    }
    return cells.map(cell => ({ ...add(cell, origin), at: cell.at, find: cell.find }))
  })
  for (const { find, x, y } of stops) if (find.kind === 'pit-out') landings.set(find.pit, { x, y })
  for (const { find, x, y } of stops) {
    const landing = find.kind === 'pit-in' ? landings.get(find.pit) : undefined
    if (landing !== undefined) falls.set(keyOf({ x, y }), landing)
  }
  // The mouth of a pit comes before its landing in the same move.
  const order = (kind: string) => (kind === 'pit-in' ? 0 : 1)
  stops.sort((a, b) => a.at - b.at || order(a.find.kind) - order(b.find.kind))
  return { stops, open, falls }
}

type Leg = Omit<WalkPoint, 'at'>

/** The shortest way by foot and by falls; straight over where nothing is known. */
function wayTo(
  from: Point,
  to: Point,
  open: ReadonlyMap<string, readonly Point[]>,
  falls: ReadonlyMap<string, Point>,
): readonly Leg[] {
  const drop = falls.get(keyOf(from))
  if (drop !== undefined && keyOf(drop) === keyOf(to)) return [{ x: to.x, y: to.y, fell: true }]
  const start = drop ?? from
  const begin: readonly Leg[] = drop === undefined ? [] : [{ ...drop, fell: true }]
  const ways = new Map<string, { readonly cell: Point; readonly legs: readonly Leg[] }>([
    [keyOf(start), { cell: start, legs: begin }],
  ])
  for (const { cell, legs } of ways.values()) {
    for (const next of open.get(keyOf(cell)) ?? []) {
      const stepped = [...legs, { x: next.x, y: next.y, fell: false }]
      if (keyOf(next) === keyOf(to)) return stepped
      const landing = falls.get(keyOf(next))
      const cellAfter = landing ?? next
      const legsAfter = landing === undefined ? stepped : [...stepped, { x: landing.x, y: landing.y, fell: true }]
      if (keyOf(cellAfter) === keyOf(to)) return legsAfter
      if (!ways.has(keyOf(cellAfter))) ways.set(keyOf(cellAfter), { cell: cellAfter, legs: legsAfter })
    }
  }
  return [{ x: to.x, y: to.y, fell: true }]
}

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
