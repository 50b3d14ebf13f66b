import { isLand, linksAt, MAGIC, majorAt, otherEnd, type Place, placeAt, RAINBOW, twinOf } from '../map/board.ts'
import { neighboursOf, POINT_COUNT, type Point } from '../map/geometry.ts'

/** By milepost: where a train could go in one step if track lay everywhere and every magical link were open. */
const NEXT: readonly Int16Array[] = Array.from({ length: POINT_COUNT }, (_, point) => Int16Array.from(nextTo(point)))

function nextTo(point: Point): readonly Point[] {
  const beside = linksAt(point).map(link => otherEnd(link, point))
  const twin = twinOf(point) === -1 ? [] : [twinOf(point)]
  const city = majorAt(point)
  if (city === undefined) return [...beside, ...twin]
  const far = [MAGIC, RAINBOW].flatMap(([one, other]) =>
    city === one ? other.points : city === other ? one.points : [],
  )
  return [...beside, ...twin, ...neighboursOf(point).filter(next => majorAt(next) === city), ...far]
}

const UNREACHED = 1 << 14
const QUEUE = new Int16Array(POINT_COUNT)

const TO_CITY = new Map<Place, Int16Array>()

/** By milepost: the fewest steps over land from there to one of these; kept where they are a city. */
export function leastStepsTo(goal: ReadonlySet<Point>): Int16Array {
  const [first] = goal
  const city = first === undefined ? undefined : placeAt(first)
  if (city?.points.length !== goal.size || !city.points.every(point => goal.has(point))) return searchSteps(goal)
  const known = TO_CITY.get(city) ?? searchSteps(goal)
  TO_CITY.set(city, known)
  return known
}

function searchSteps(goal: Iterable<Point>): Int16Array {
  const steps = new Int16Array(POINT_COUNT).fill(UNREACHED)
  let queued = 0
  for (const point of goal) {
    if (!isLand(point)) continue
    steps[point] = 0
    QUEUE[queued++] = point
  }
  for (let head = 0; head < queued; head++) {
    const point = QUEUE[head] ?? 0
    const further = (steps[point] ?? 0) + 1
    for (const next of NEXT[point] ?? []) {
      if ((steps[next] ?? 0) <= further) continue
      steps[next] = further
      QUEUE[queued++] = next
    }
  }
  return steps
}
