import { isLand, linksAt, MAGIC, majorAt, otherEnd, PLACES, type Place, RAINBOW } from '../game/board.ts'
import { POINT_COUNT, type Point } from '../game/geometry.ts'
import { FREE } from './graph.ts'

/** By place and place: steps over land if track lay everywhere and every magical link were open. */
const LEAST: readonly Int16Array[] = PLACES.map(stepsFrom)

/** A voyage is never shorter than this, boarding and landing counted. */
const VOYAGE = 24

export function leastSteps(from: Place, to: Place): number {
  return Math.min(VOYAGE, LEAST[from.index]?.[to.index] ?? VOYAGE)
}

function stepsFrom(place: Place): Int16Array {
  const steps = new Int16Array(POINT_COUNT).fill(-1)
  const queue: Point[] = [...place.points]
  for (const point of queue) steps[point] = 0
  for (const point of queue) {
    for (const next of nextTo(point)) {
      if (steps[next] !== -1 || !isLand(next)) continue
      steps[next] = (steps[point] ?? 0) + 1
      queue.push(next)
    }
  }
  return Int16Array.from(PLACES, ({ points }) => {
    const reached = points.map(point => steps[point] ?? -1).filter(count => count !== -1)
    return reached.length === 0 ? VOYAGE : Math.min(...reached)
  })
}

function nextTo(point: Point): readonly Point[] {
  if (majorAt(point) === undefined)
    return [...linksAt(point).map(link => otherEnd(link, point)), ...(FREE[point] ?? [])]
  const far = [MAGIC, RAINBOW].flatMap(([one, other]) =>
    one.points.includes(point) ? other.points : other.points.includes(point) ? one.points : [],
  )
  return [...linksAt(point).map(link => otherEnd(link, point)), ...(FREE[point] ?? []), ...far]
}
