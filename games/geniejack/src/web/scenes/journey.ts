import type { StageOfRoad } from '../../game/road.ts'
import type { GameView } from '../../game/types.ts'

/** More than the parchment can show. */
const MOST = 16
const WINDOW = 11

/** All of it, or of a longer run what lies around the present. */
export function partOf(road: readonly StageOfRoad[], { stage, battle }: GameView): readonly StageOfRoad[] {
  if (road.reduce((sum, { places }) => sum + places.length, 0) <= MOST) return road
  return road
    .filter(one => one.stage === stage)
    .map(({ places, name }) => {
      const first = Math.max(0, Math.min(battle - 1 - Math.floor(WINDOW / 2), places.length - WINDOW))
      return { stage, name: `Stage ${stage} of ${road.length}: ${name}`, places: places.slice(first, first + WINDOW) }
    })
}
