import { ownValue } from '@turnwise/engine'
import { type Milepost, TERRAINS, type Terrain } from '../content/types.ts'
import type { BuiltSection } from '../events.ts'
import { ENTRANCES, isPort, linkBetween, majorAt, PLACES, type Place, placeAt, shipsOn } from '../map/board.ts'
import { hexDistance, milepostOf, type Point, pointOf, terrainAt } from '../map/geometry.ts'
import { terrainPrice } from '../track/costs.ts'

/** `31,10` above ground and `u11,6` below: how mileposts are written and typed. */
export function formatMilepost([map, q, r]: Milepost): string {
  return `${map === 1 ? 'u' : ''}${q},${r}`
}

function nearestCity(point: Point, isFit: (city: Place) => boolean = () => true): Place | undefined {
  let best: Place | undefined
  let least = Number.POSITIVE_INFINITY
  for (const city of PLACES) {
    const distance = hexDistance(city.centre, point)
    if (distance >= least || !isFit(city)) continue
    best = city
    least = distance
  }
  return best
}

const SIDES: Readonly<Record<string, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' }

/** `Bremmner`, `the west entrance`, `a port near Skarn`, `a place near Skarn`. */
function nameOfPoint(point: Point): string {
  const city = placeAt(point)
  if (city !== undefined) return city.name
  const entrance = ENTRANCES.find(({ surface, under }) => surface === point || under === point)
  if (entrance !== undefined) return `the ${ownValue(SIDES, entrance.name) ?? entrance.name} entrance`
  const near = nearestCity(point)?.name ?? 'the middle'
  if (isPort(point)) return `a port near ${near}`
  return terrainAt(point) === '~' ? `the sea near ${near}` : `a place near ${near}`
}

export function nameOfMilepost(milepost: Milepost): string {
  const point = pointOf(milepost)
  return point === undefined ? formatMilepost(milepost) : nameOfPoint(point)
}

/** The same so that no two are alike, for lists to choose from: `Bremmner`, `Bluefeld 39,12`, `38,12 near Bluefeld`. */
export function formatSpot(milepost: Milepost): string {
  const point = pointOf(milepost)
  const where = formatMilepost(milepost)
  if (point === undefined) return where
  const city = placeAt(point)
  if (city === undefined) return `${where} near ${nearestCity(point)?.name ?? 'the middle'}`
  return majorAt(point) === undefined ? city.name : `${city.name} ${where}`
}

/** The two ends of track laid in one go, the one it was begun at first. */
function endsOfLine(sections: readonly BuiltSection[]): readonly [Point, Point] | undefined {
  const times = new Map<Point, number>()
  const order: Point[] = []
  for (const { start, end } of sections) {
    const [a, b] = [pointOf(start), pointOf(end)]
    if (a === undefined || b === undefined || linkBetween(a, b) === undefined) return undefined
    for (const point of [a, b]) {
      times.set(point, (times.get(point) ?? 0) + 1)
      order.push(point)
    }
  }
  const loose = order.filter(point => times.get(point) === 1)
  const [first = order[0], last = order.at(-1)] = [loose[0], loose.at(-1)]
  return first === undefined || last === undefined ? undefined : [first, last]
}

/** Where a line leads: `from` and `to` are cities where it has one at that end, `towards` the next one it heads for. */
interface LineEnds {
  readonly from: string | undefined
  readonly to: string | undefined
  readonly towards: string
}

export function lineOf(sections: readonly BuiltSection[]): LineEnds {
  const ends = endsOfLine(sections)
  if (ends === undefined) return { from: undefined, to: undefined, towards: 'nowhere' }
  const [start, end] = ends
  const from = placeAt(start)?.name
  // A line that goes on a little beyond a city is still named after that city.
  const passed = sections
    .flatMap(section => pointOf(section.end) ?? [])
    .findLast(point => {
      const name = placeAt(point)?.name
      return name !== undefined && name !== from
    })
  const next = nearestCity(end, city => hexDistance(city.centre, end) < hexDistance(city.centre, start))
  return {
    from,
    to: placeAt(end)?.name ?? (passed === undefined ? undefined : placeAt(passed)?.name),
    // Track along a coast may come nearer to no city: then it is named after another than its own.
    towards: (next ?? nearestCity(end, ({ name }) => name !== from))?.name ?? 'nowhere',
  }
}

/** `Saltmarrow–Brinefold`, `on to Brinefold`, `from Saltmarrow towards Brinefold`, `on towards Brinefold`. */
export function formatLine(sections: readonly BuiltSection[]): string {
  const { from, to, towards } = lineOf(sections)
  if (to !== undefined) return from === undefined ? `on to ${to}` : `${from}–${to}`
  return from === undefined ? `on towards ${towards}` : `from ${from} towards ${towards}`
}

export const TERRAIN_NAMES: Readonly<Record<Terrain, string>> = {
  '~': 'sea',
  '.': 'plain',
  d: 'desert',
  f: 'forest',
  m: 'mountain',
  j: 'jungle',
  A: 'alpine',
  V: 'volcano',
  r: 'rock',
  u: 'entrance',
  p: 'port',
  s: 'small city',
  c: 'medium city',
  '*': 'major city',
  '@': 'major city',
  P: 'major city with a port',
  w: 'strait',
  '#': 'nothing',
}

/** What is there: `Bremmner, medium city, supplies steel`; `mountain near Skarn`. */
export function describePlace(point: Point): string {
  const city = placeAt(point)
  if (city !== undefined) {
    const goods = city.goods.length === 0 ? 'supplies nothing' : `supplies ${city.goods.join(' and ')}`
    return `${city.name}, ${city.size} city${isPort(point) ? ' with a port' : ''}, ${goods}`
  }
  if (terrainAt(point) === 'u') return `${nameOfPoint(point)}, leads to the other level`
  return `${TERRAIN_NAMES[terrainAt(point)]} near ${nearestCity(point)?.name ?? formatMilepost(milepostOf(point))}`
}

/** What a character of the map stands for. */
export interface TerrainFacts {
  readonly char: Terrain
  readonly name: string
  /** Gold for a section that ends there, before rivers (+2), inlets (+3) and the foreman; null where no track can lie. */
  readonly price: number | null
  readonly ships: ReturnType<typeof shipsOn>
}

/** B6 for readers of the content, one entry a character. */
export const TERRAIN_FACTS: readonly TerrainFacts[] = TERRAINS.map(char => ({
  char,
  name: TERRAIN_NAMES[char],
  price: terrainPrice(char),
  ships: shipsOn(char),
}))
