import { CONTENT, EVENTS } from '../content/index.ts'
import type { Area, EffectKind, EventPart } from '../content/types.ts'
import { isLand, placeNamed, RIVER_BITS, RIVER_NAMES } from './board.ts'
import {
  hexDistance,
  isUnderground,
  milepostOf,
  neighboursOf,
  POINT_COUNT,
  type Point,
  spread,
  terrainAt,
} from './geometry.ts'

function regionAt(point: Point): string {
  if (isUnderground(point)) return 'U'
  return CONTENT.regions.cells[point] ?? 'o'
}

const ALL_POINTS: readonly Point[] = Array.from({ length: POINT_COUNT }, (_, point) => point)

/** A1: land beside the open sea is at distance 0, the underground has no coast. */
const FROM_COAST = spread(
  ALL_POINTS.filter(point => isLand(point) && neighboursOf(point).some(next => terrainAt(next) === '~')),
)

function coastDistance(point: Point): number {
  const distance = FROM_COAST[point] ?? -1
  return distance === -1 ? Number.POSITIVE_INFINITY : distance
}

/** One byte a milepost: 1 where all conditions of the area hold (5.2). */
function maskOf(area: Area): Uint8Array {
  const { map, regions, terrain, nearCity, nearTerrain, inland } = area
  const centre = nearCity === undefined ? undefined : placeNamed(nearCity.city)?.centre
  const fromTerrain =
    nearTerrain === undefined
      ? undefined
      : spread(ALL_POINTS.filter(point => nearTerrain.terrain.includes(terrainAt(point))))
  return Uint8Array.from(ALL_POINTS, point => {
    if (!isLand(point)) return 0
    if (map !== undefined && milepostOf(point)[0] !== map) return 0
    if (regions !== undefined && !regions.includes(regionAt(point))) return 0
    if (terrain !== undefined && !terrain.includes(terrainAt(point))) return 0
    if (nearCity !== undefined && (centre === undefined || hexDistance(centre, point) > nearCity.distance)) return 0
    if (nearTerrain !== undefined && fromTerrain !== undefined) {
      const distance = fromTerrain[point] ?? -1
      if (distance === -1 || distance > nearTerrain.distance) return 0
    }
    if (inland !== undefined && coastDistance(point) <= inland) return 0
    return 1
  })
}

/** A part of an event card with its tables made once. */
export interface PlacedPart extends EventPart {
  /** Undefined: everywhere. */
  readonly mask?: Uint8Array
  /** The rivers named, as bits of `RIVER_BITS`. */
  readonly riverBits: number
}

export const EVENT_PARTS: ReadonlyMap<number, readonly PlacedPart[]> = new Map(
  [...EVENTS].map(([card, event]) => [card, event.parts.map(placePart)]),
)

function placePart(part: EventPart): PlacedPart {
  const riverBits = (part.rivers ?? []).reduce((bits, name) => bits | (1 << RIVER_NAMES.indexOf(name)), 0)
  return part.area === undefined ? { ...part, riverBits } : { ...part, riverBits, mask: maskOf(part.area) }
}

const LASTING_PARTS = new Map(
  [...EVENT_PARTS].flatMap(([card, parts]) => parts.map(part => [`${card} ${part.kind}`, part] as const)),
)

/** A card has each lasting kind at most once, so card and kind name the part that an effect in force comes from. */
export function lastingPart(card: number, kind: EffectKind): PlacedPart | undefined {
  return LASTING_PARTS.get(`${card} ${kind}`)
}

export function crossesRiver(link: number, riverBits: number): boolean {
  return ((RIVER_BITS[link] ?? 0) & riverBits) !== 0
}
