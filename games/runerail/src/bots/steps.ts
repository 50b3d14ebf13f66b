import { PLACES, type Place } from '../game/map/board.ts'
import { leastStepsTo } from '../game/track/least-steps.ts'

/** A voyage is never shorter than this, boarding and landing counted. */
const VOYAGE = 24

/** By place and place: steps over land if track lay everywhere and every magical link were open. */
const LEAST: readonly Int16Array[] = PLACES.map(from => {
  const steps = leastStepsTo(new Set(from.points))
  return Int16Array.from(PLACES, ({ points }) => Math.min(...points.map(point => steps[point] ?? VOYAGE)))
})

export function leastSteps(from: Place, to: Place): number {
  return Math.min(VOYAGE, LEAST[from.index]?.[to.index] ?? VOYAGE)
}
