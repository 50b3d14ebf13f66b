import { createRng, type Game, parseWith, sameJson, type Viewer, viewersOf } from '@turnwise/engine'
import type { Problems } from './checks.ts'
import type { HiddenPartsLog } from './hidden-parts.ts'
import { type Path, valueAt } from './paths.ts'

const SETUPS = 16
/** A place is suspected once `conceal` has changed it this often in as many draws as there were setups, which never did. */
const CHANGES = 20
const MOST_SETUPS = 400

interface Place {
  readonly viewer: Viewer
  readonly path: Path
  changes: number
}

/**
 * What is hidden in a new match must differ from seed to seed: otherwise one match gives away the next. A place that
 * rarely differs at all, such as one field of a large board, is watched for as many seeds as it takes to tell.
 */
export function inspectSeeds(
  game: Game,
  seats: number,
  wanted: unknown,
  hidden: HiddenPartsLog,
  problems: Problems,
): void {
  const options = parseWith(game.options, wanted)
  if (!options.ok) return
  const [state, ...others] = Array.from({ length: SETUPS }, (_, i) => game.setup(options.value, seats, `seed ${i}`))
  const rng = createRng('seeds')
  const isSame = (other: unknown, path: Path) => sameJson(valueAt(other, path), valueAt(state, path))
  let places = viewersOf(seats).flatMap(viewer =>
    [...hidden.placesIn(state, viewer)].map(({ path }): Place => ({ viewer, path, changes: 0 })),
  )
  places = places.filter(({ path }) => others.every(other => isSame(other, path)))
  const constant = new Set<string>()
  for (let draws = 1; draws <= MOST_SETUPS && places.length > 0; draws++) {
    if (draws > SETUPS) {
      const other = game.setup(options.value, seats, `seed ${draws}`)
      places = places.filter(({ path }) => isSame(other, path))
    }
    for (const viewer of new Set(places.map(place => place.viewer))) {
      const world = game.conceal(state, viewer, rng)
      for (const place of places) {
        if (place.viewer === viewer && !isSame(world, place.path)) place.changes++
      }
    }
    // What conceal has not changed by now is open at the start, or the same by the rules.
    if (draws === SETUPS) places = places.filter(({ changes }) => changes > 0)
    for (const { path, changes } of places) if (draws >= SETUPS && changes >= CHANGES) constant.add(path.join('.'))
    places = places.filter(({ path }) => !constant.has(path.join('.')))
  }
  problems.claim(
    'seed',
    constant.size === 0,
    () => `${[...constant].slice(0, 3).join(', ')}: hidden, and the same for every seed`,
  )
}
