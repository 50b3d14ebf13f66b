import type { Point } from '../chart/curve.ts'
import { type Coast, coastOf, ithacaBox, ithacaCoast, troyBox, troyCoast } from '../chart/places.ts'
import type { Route } from '../chart/route.ts'
import { type ChartTile, isIsland } from '../chart/tiles.ts'

/** Everything that the ground depends on. Two equal plans give the same picture. */
export interface GroundPlan {
  readonly width: number
  readonly height: number
  readonly unit: number
  /** How far shallows and coast lines reach; less on a phone. */
  readonly shore: number
  readonly isNight: boolean
  /** The sailed part of the route, and how wide its wash is. */
  readonly sailed: readonly Point[]
  readonly wash: number
  readonly blur: number
  /** Pools of colour that are always there: Troy and Ithaca. */
  readonly pools: readonly (Point & { readonly radius: number })[]
  readonly coasts: readonly Coast[]
  readonly mists: readonly (Point & { readonly radius: number; readonly strength: number })[]
}

/** The ground of a chart whose path has been laid up to this tile. Mist is the same round every epic that is not known. */
export function planGround(route: Route, tiles: readonly ChartTile[], laid: number, isNight: boolean): GroundPlan {
  const { shape, width, height, unit, island, curve, spots } = route
  const isWide = shape === 'wide'
  const front = spots[laid]?.at ?? 0
  const isWhole = laid >= tiles.length - 1
  const [troy, ithaca] = [troyBox(route), ithacaBox(route)]
  const islands = tiles.filter(isIsland)
  return {
    width,
    height,
    unit,
    shore: isWide ? (unit < 0.7 ? 0.62 : 1) : 0.55,
    isNight,
    sailed: curve.between(0, isWhole ? curve.length : Math.min(curve.length, front + (isWide ? 34 : 18) * unit), 10),
    // The rows of a chart that is high for its width are farther apart.
    wash: isWide ? 168 * Math.sqrt(unit * Math.max(unit, height / 618)) : 126 * unit * (route.isLow ? 0.9 : 1.08),
    blur: isWide ? 34 * unit : 17,
    pools: [
      { x: ithaca.x + 112 * ithaca.scale, y: ithaca.y + 116 * ithaca.scale, radius: 92 * ithaca.scale },
      { x: troy.x + 20 * troy.scale, y: troy.y + 130 * troy.scale, radius: 150 * troy.scale },
    ],
    coasts: [
      ...islands.filter(({ index }) => index <= laid).map(({ index }) => coastOf(route, index)),
      ithacaCoast(route),
      troyCoast(route),
    ],
    mists: islands.flatMap(({ index, epicId }) => {
      const { x = 0, y = 0 } = spots[index] ?? {}
      if (index <= laid) return []
      return epicId === undefined
        ? [{ x, y: y - island * 0.35, radius: island * 1.05, strength: 0.95 }]
        : [{ x, y: y - island * 0.3, radius: island * 0.85, strength: 0.75 }]
    }),
  }
}
