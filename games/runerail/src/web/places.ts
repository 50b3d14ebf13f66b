import { isPort, placeAt, twinOf } from '../game/board.ts'
import type { Terrain } from '../game/content/types.ts'
import { milepostOf, type Point, terrainAt } from '../game/geometry.ts'
import { formatMilepost } from '../terminal/names.ts'

const NAMES: Readonly<Partial<Record<Terrain, string>>> = {
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
  w: 'strait',
}

/** What stands there, in words: `Bremmner, medium city, supplies steel`. */
export function describePlace(point: Point): string {
  const city = placeAt(point)
  const where = formatMilepost(milepostOf(point))
  if (city !== undefined) {
    const goods = city.goods.length === 0 ? 'supplies nothing' : `supplies ${city.goods.join(' and ')}`
    return `${city.name}, ${city.size} city${isPort(point) ? ' with a port' : ''}, ${goods}`
  }
  const level = twinOf(point) === -1 ? '' : ', leads to the other level'
  return `${NAMES[terrainAt(point)] ?? 'nothing'} ${where}${level}`
}
