import type { Destination } from '../../game/legal.ts'
import type { Point } from '../../game/map/geometry.ts'
import { describePlace } from '../../game/words/places.ts'

/** What is at a milepost, and what going there or building there would take. */
export function infoOf(point: Point | undefined, destination: Destination | undefined, cost?: number): string {
  if (point === undefined) return ''
  const parts = [describePlace(point)]
  if (destination !== undefined) {
    if (destination.way.length === 0) parts.push('start here')
    else parts.push(destination.steps === 1 ? '1 step' : `${destination.steps} steps`)
    if (destination.gold > 0) parts.push(`${destination.gold} gold in tolls and bribes`)
  }
  if (cost !== undefined) parts.push(`track for ${cost} gold`)
  return parts.join(' · ')
}
