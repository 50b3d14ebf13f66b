import { createRng, type Game, parseWith, sameJson, viewersOf } from '@turnwise/engine'
import type { Problems } from './checks.ts'
import type { HiddenPartsLog } from './hidden-parts.ts'
import { type Path, valueAt } from './paths.ts'

const SETUPS = 16
const DRAWS = 3

/** What is hidden in a new match must differ from seed to seed: otherwise one match gives away the next. */
export function inspectSeeds(
  game: Game,
  seats: number,
  wanted: unknown,
  hidden: HiddenPartsLog,
  problems: Problems,
): void {
  const options = parseWith(game.options, wanted)
  if (!options.ok) return
  const states = Array.from({ length: SETUPS }, (_, i) => game.setup(options.value, seats, `seed ${i}`))
  const state = states[0]
  const rng = createRng('seeds')
  const constant = new Set<string>()
  for (const viewer of viewersOf(seats)) {
    const worlds = Array.from({ length: DRAWS }, () => game.conceal(state, viewer, rng))
    const isDrawn = (path: Path) => worlds.some(world => !sameJson(valueAt(world, path), valueAt(state, path)))
    const isConstant = (path: Path) => states.every(each => sameJson(valueAt(each, path), valueAt(state, path)))
    for (const { path } of hidden.placesIn(state, viewer)) {
      if (isConstant(path) && isDrawn(path)) constant.add(path.join('.'))
    }
  }
  const [first] = constant
  problems.claim(
    'seed',
    first === undefined,
    () => `${[...constant].slice(0, 3).join(', ')}: hidden, and the same for every seed`,
  )
}
