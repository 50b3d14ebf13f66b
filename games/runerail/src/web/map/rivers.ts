import type { River } from '../../game/content/types.ts'
import { isShipPoint } from '../../game/map/board.ts'
import { neighboursOf, pointOf, stepFrom } from '../../game/map/geometry.ts'
import { type Spot, spotOf } from './layout.ts'

/** The middle of each link that a river crosses, downstream, and the sea that it runs into. */
export function courseOf({ crosses }: River): readonly Spot[] {
  const spots: Spot[] = []
  let mouth: Spot | undefined
  for (const { from, direction } of crosses) {
    const a = pointOf(from)
    const b = pointOf(stepFrom(from, direction))
    if (a === undefined || b === undefined) continue
    const [one, other] = [spotOf(a), spotOf(b)]
    // Links in a row have their middles in a row too: a slight zigzag makes it look like water.
    const lean = spots.length % 2 === 0 ? 0.12 : -0.12
    spots.push({ x: (one.x + other.x) / 2 + lean / 2, y: (one.y + other.y) / 2 + lean })
    const sea = neighboursOf(a).find(point => isShipPoint(point) && neighboursOf(b).includes(point))
    mouth = sea === undefined ? undefined : spotOf(sea)
  }
  return mouth === undefined ? spots : [...spots, mouth]
}
