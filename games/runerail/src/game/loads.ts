import { ok, type Result } from '@turnwise/engine'
import { type Place, placeAt } from './map/board.ts'
import { pointAt } from './map/geometry.ts'
import { REFUSALS } from './refusals.ts'
import type { Player } from './types.ts'

/** Where loads are handled; aboard a ship nowhere (S8). */
export function cityOf(player: Player): Result<Place> {
  if (player.ship !== null) return REFUSALS.aboardShip
  const point = pointAt(player.at)
  const city = point === undefined ? undefined : placeAt(point)
  return city === undefined ? REFUSALS.notInCity : ok(city)
}
