import { CONTENT } from '../content/index.ts'
import type { City, Milepost, Terrain } from '../content/types.ts'
import { milepostOf, neighboursOf, POINT_COUNT, type Point, pointOf, stepFrom, terrainAt } from './geometry.ts'

/** A buildable link as one number: an index into the tables below. */
export type LinkId = number

function place(milepost: Milepost): Point {
  const point = pointOf(milepost)
  if (point === undefined) throw new RangeError(`${milepost.join(' ')} lies off the map`)
  return point
}

/** A city with its mileposts: the centre first, and for a major city the ring after it (C1). */
export interface Place extends City {
  readonly index: number
  readonly centre: Point
  readonly points: readonly Point[]
}

export const PLACES: readonly Place[] = CONTENT.cities.map((city, index) => {
  const centre = place(city.at)
  return { ...city, index, centre, points: city.size === 'major' ? [centre, ...neighboursOf(centre)] : [centre] }
})
export const MAJORS: readonly Place[] = PLACES.filter(city => city.size === 'major')
const PLACE_BY_NAME = new Map(PLACES.map(city => [city.name, city]))

export function placeNamed(name: string): Place | undefined {
  return PLACE_BY_NAME.get(name)
}

const PLACE_AT: (Place | undefined)[] = new Array(POINT_COUNT)
for (const city of PLACES) for (const point of city.points) PLACE_AT[point] = city

export function placeAt(point: Point): Place | undefined {
  return PLACE_AT[point]
}

export function majorAt(point: Point): Place | undefined {
  const city = PLACE_AT[point]
  return city?.size === 'major' ? city : undefined
}

/** May a ship pass? (1.2) */
export function isShipPoint(point: Point): boolean {
  return shipsOn(terrainAt(point)) === 'pass'
}

/** B6: what ships do on a terrain. */
export function shipsOn(terrain: Terrain): 'pass' | 'start and end' | 'no' {
  if (terrain === '~' || terrain === 'w') return 'pass'
  return terrain === 'p' || terrain === 'P' ? 'start and end' : 'no'
}

/** P1: a plain port, or a ring milepost of a major city. */
export function isPort(point: Point): boolean {
  return shipsOn(terrainAt(point)) === 'start and end'
}

export function isLand(point: Point): boolean {
  const terrain = terrainAt(point)
  return terrain !== '~' && terrain !== '#'
}

export const PORTS: readonly Point[] = Array.from({ length: POINT_COUNT }, (_, point) => point).filter(isPort)

/** Where a train may turn round (M2). */
export const CAN_TURN: Uint8Array = Uint8Array.from({ length: POINT_COUNT }, (_, point) =>
  isPort(point) || PLACE_AT[point] !== undefined ? 1 : 0,
)

const TWIN = new Int32Array(POINT_COUNT).fill(-1)
export const ENTRANCES: readonly { readonly name: string; readonly surface: Point; readonly under: Point }[] =
  CONTENT.entrances.map(({ name, surface, under }) => ({ name, surface: place(surface), under: place(under) }))
for (const { surface, under } of ENTRANCES) {
  TWIN[surface] = under
  TWIN[under] = surface
}

/** The other side of an entrance, or -1 (L1). */
export function twinOf(point: Point): Point {
  return TWIN[point] ?? -1
}

function pair(names: readonly [string, string]): readonly [Place, Place] {
  const [one, other] = names.map(placeNamed)
  if (one === undefined || other === undefined) throw new RangeError(`no such cities: ${names.join(', ')}`)
  return [one, other]
}

/** L2 and L3; which cities they join (L4) is in `links.txt`. */
export const MAGIC = pair(CONTENT.magic)
export const RAINBOW = pair(CONTENT.rainbow)

/** K1, which never changes: neighbours, land on both ends, not both in one major city. */
function isBuildable(a: Point, b: Point): boolean {
  return isLand(a) && isLand(b) && !(majorAt(a) !== undefined && majorAt(a) === majorAt(b))
}

const A: Point[] = []
const B: Point[] = []
const AT: LinkId[][] = Array.from({ length: POINT_COUNT }, () => [])
const BETWEEN = new Map<number, LinkId>()
const KEYS: string[] = []
const BY_KEY = new Map<string, LinkId>()
for (let a = 0; a < POINT_COUNT; a++) {
  for (const b of neighboursOf(a)) {
    if (b < a || !isBuildable(a, b)) continue
    const link = A.length
    A.push(a)
    B.push(b)
    AT[a]?.push(link)
    AT[b]?.push(link)
    BETWEEN.set(a * POINT_COUNT + b, link)
    const key = `${milepostOf(a).join(',')}-${milepostOf(b).join(',')}`
    KEYS.push(key)
    BY_KEY.set(key, link)
  }
}

export const LINK_COUNT = A.length

/** The smaller end first (B5). */
export function endsOf(link: LinkId): readonly [Point, Point] {
  return [A[link] ?? -1, B[link] ?? -1]
}

export function otherEnd(link: LinkId, point: Point): Point {
  return A[link] === point ? (B[link] ?? -1) : (A[link] ?? -1)
}

export function linksAt(point: Point): readonly LinkId[] {
  return AT[point] ?? []
}

/** By milepost, in turn: a way (twice the link, and one more from its larger end), then the milepost at its other end. */
export const WAYS: readonly Int32Array[] = AT.map((links, point) =>
  Int32Array.from(links.flatMap(link => [2 * link + (A[link] === point ? 0 : 1), otherEnd(link, point)])),
)

export function linkBetween(a: Point, b: Point): LinkId | undefined {
  return BETWEEN.get(a < b ? a * POINT_COUNT + b : b * POINT_COUNT + a)
}

/** `0,20,30-0,20,31`: how a link is written in the state and in events. */
export function keyOf(link: LinkId): string {
  return KEYS[link] ?? ''
}

export function linkOfKey(key: string): LinkId | undefined {
  return BY_KEY.get(key)
}

/** W1: a bit for each river that crosses the link. */
export const RIVER_BITS = new Uint16Array(LINK_COUNT)
export const RIVER_NAMES: readonly string[] = CONTENT.rivers.map(river => river.name)
for (const [index, river] of CONTENT.rivers.entries()) {
  for (const { from, direction } of river.crosses) {
    const link = linkBetween(place(from), pointOf(stepFrom(from, direction)) ?? -1)
    if (link === undefined) throw new RangeError(`${river.name} crosses no link at ${from.join(' ')} ${direction}`)
    RIVER_BITS[link] = (RIVER_BITS[link] ?? 0) | (1 << index)
  }
}

/** W2. */
export const IS_INLET: Uint8Array = Uint8Array.from({ length: LINK_COUNT }, (_, link) =>
  endsOf(link).some(isShipPoint) ? 1 : 0,
)

/** The links that lead out of a major city. */
export const OUTWARD: ReadonlyMap<Place, readonly LinkId[]> = new Map(
  MAJORS.map(city => [city, city.points.flatMap(point => linksAt(point))]),
)

/** The neighbours that a ship can reach: sea and ports. */
export function seaNeighbours(point: Point): readonly Point[] {
  return SEA_NEIGHBOURS[point] ?? []
}

const SEA_NEIGHBOURS: readonly (readonly Point[])[] = Array.from({ length: POINT_COUNT }, (_, point) =>
  neighboursOf(point).filter(next => isShipPoint(next) || isPort(next)),
)
