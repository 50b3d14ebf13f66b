import type { Point } from './curve.ts'
import type { Route } from './route.ts'
import { type ChartTile, isIsland } from './tiles.ts'

/** Where everything on the chart has its place. Pixels of the chart; sizes as factors of the drawings' boxes. */

export interface Box extends Point {
  readonly scale: number
}

/** The corner of Troy's drawing, and of Ithaca's. */
export function troyBox({ shape, height, unit, isLow }: Route): Box {
  if (shape === 'wide') return { x: 0, y: 0.108 * height, scale: unit }
  return isLow ? { x: -8, y: 0.09 * height, scale: 0.5 * unit } : { x: -6, y: 0.075 * height, scale: 0.52 * unit }
}

export function ithacaBox({ shape, width, height, unit, spots, isLow }: Route): Box {
  if (shape === 'wide') return { x: 0.8 * width, y: 0.645 * height, scale: 0.98 * unit }
  const scale = (isLow ? 0.58 : 0.6) * unit
  // Its pier looks to the last tile, at its right shore.
  const home = spots.at(-1) ?? { x: 0, y: 0 }
  return { x: home.x - 198 * scale, y: home.y - 179 * scale, scale }
}

/** The foot of an island: it is a little above the route, so that route, wake and ships pass before its shore. */
export function islandBox(route: Route, index: number): Box {
  const spot = route.spots[index] ?? { x: 0, y: 0 }
  const scale = route.island / 128
  return { x: spot.x - 64 * scale, y: spot.y - lift(route) - 108 * scale, scale }
}

function lift({ shape, unit }: Route): number {
  return (shape === 'wide' ? 5 : 4) * unit
}

/** The outline of an island in the water: centre and half axes. */
export interface Coast extends Point {
  readonly rx: number
  readonly ry: number
}

export function coastOf(route: Route, index: number): Coast {
  const spot = route.spots[index] ?? { x: 0, y: 0 }
  const scale = route.island / 128
  return { x: spot.x, y: spot.y - lift(route) - 15 * scale, rx: 58 * scale, ry: 17 * scale }
}

export function ithacaCoast(route: Route): Coast {
  const { x, y, scale } = ithacaBox(route)
  return { x: x + 112 * scale, y: y + 124 * scale, rx: 104 * scale, ry: 40 * scale }
}

export function troyCoast(route: Route): Coast {
  const { x, y, scale } = troyBox(route)
  return { x: x + 20 * scale, y: y + 130 * scale, rx: 170 * scale, ry: 110 * scale }
}

/** Which way a ship looks on this tile: 1 to the right. In a bend of the route it looks into the chart. */
function facingOn({ spots, width }: Route, index: number): 1 | -1 {
  const spot = spots[index]
  if (spot === undefined) return 1
  if (Math.abs(spot.dx) < 0.3) return spot.x > width / 2 ? -1 : 1
  return spot.dx < 0 ? -1 : 1
}

export interface Berth extends Point {
  readonly facing: 1 | -1
}

/** On a phone these are in the bends, at the edge. */
function isBend({ shape, spots }: Route, index: number): boolean {
  const spot = spots[index]
  return shape === 'tall' && spot !== undefined && Math.abs(spot.dx) < 0.45
}

/** At an epic the first ship lies on the side that it came from, unless a ship waits there or the edge is near. */
export function sideOf(route: Route, tiles: readonly ChartTile[], index: number): 1 | -1 {
  const { spots, width, shape, island, ship } = route
  const isTaken = (at: number) => (tiles[at]?.players.length ?? 0) > 0
  const facing = facingOn(route, index)
  const side = isTaken(index - 1) && !isTaken(index + 1) ? facing : -facing
  const x = (spots[index]?.x ?? 0) + side * (shape === 'wide' ? 0.56 : 0.46) * island
  return x < ship * 0.55 || x > width - ship * 0.55 ? (side === 1 ? -1 : 1) : side === 1 ? 1 : -1
}

const SHARED_BERTHS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-0.36, -5],
    [0.36, 9],
  ],
  [
    [-0.5, -6],
    [0.5, -2],
    [0, 13],
  ],
  [
    [-0.42, -12],
    [0.42, -8],
    [-0.36, 12],
    [0.46, 15],
  ],
]
const EPIC_BERTHS = {
  wide: [
    [0.63, 6],
    [-0.6, 8],
    [0, 18],
    [0.2, 30],
  ],
  tall: [
    [0.46, 4],
    [-0.46, 6],
    [0, 14],
    [0.2, 22],
  ],
  bend: [
    [0.5, -13],
    [0.5, 12],
    [0.1, 6],
    [0.9, 0],
  ],
} as const

/** Where the n-th ship on a tile lies. */
export function berthOf(route: Route, tiles: readonly ChartTile[], index: number, order: number): Berth {
  const { shape, unit, ship, island, spots, width } = route
  const spot = spots[index] ?? { x: 0, y: 0 }
  const tile = tiles[index]
  const company = Math.max(1, tile?.players.length ?? 1)
  const facing = facingOn(route, index)
  const place = (): Point => {
    if (tile?.type === 'ITHACA') {
      const { x, y, scale } = ithacaBox(route)
      return { x: x + (shape === 'wide' ? 12 - order * 50 : 200 + order * 40) * scale, y: y + 158 * scale }
    }
    if (tile?.type === 'START') {
      return { x: spot.x + (order - (company - 1) / 2) * ship * 0.5, y: spot.y + (6 + order * 5) * unit }
    }
    if (tile !== undefined && isIsland(tile)) {
      const slots = shape === 'wide' ? EPIC_BERTHS.wide : isBend(route, index) ? EPIC_BERTHS.bend : EPIC_BERTHS.tall
      const [dx, dy] = slots[order] ?? slots[0]
      return { x: spot.x + sideOf(route, tiles, index) * dx * island, y: spot.y + dy * unit }
    }
    const [dx, dy] = SHARED_BERTHS[company - 1]?.[order] ?? [0, 0]
    // Beside an island, ships keep off its shore.
    const away = company === 1 ? 0 : (index % 3 === 2 ? -facing : facing) * 0.2 * ship
    return { x: spot.x + dx * ship + away, y: spot.y + 6 * unit + dy * Math.max(unit, 0.75) }
  }
  const { x, y } = place()
  const margin = ship * 0.7 + (shape === 'wide' ? 12 : 2)
  return { x: Math.max(margin, Math.min(width - margin, x)), y, facing }
}
