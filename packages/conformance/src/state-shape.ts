import type { Game, Rng } from '@turnwise/engine'
import type { Problems } from './checks.ts'
import { childOf, isBranch, type Path, valueAt, withoutKey, withValue } from './paths.ts'

const UNKNOWN = { unknown_field: ['unknown'] }

/**
 * Tries whether `check` refuses what is almost a state: a reached one with a single part that cannot be. Some of it can be
 * told only from many states; what play was never seen to do is then a problem.
 */
export class StateShape {
  readonly #game: Game
  readonly #problems: Problems
  /** What `check` was seen to take, and where. */
  readonly #taken = new Map<string, { readonly where: string; readonly moving: string | undefined }>()
  /** What play itself does. */
  readonly #played = new Set<string>()
  /** Numbers that change in the course of a match; others may be settings of any kind. */
  readonly #moving = new Set<string>()
  readonly #seats = new Set<number>()
  #last: { readonly match: object; readonly state: object } | undefined

  constructor(game: Game, problems: Problems) {
    this.#game = game
    this.#problems = problems
  }

  /** Learns the shape of a reached state, and tries a few changes of it. */
  inspect(match: object, state: unknown, seats: number, rng: Rng, where: string): void {
    if (!isBranch(state)) return
    const places = [...placesIn(state)]
    this.#learn(match, state, seats, places)
    const { path, value } = rng.pick(places)
    const other = isBranch(value) ? 7 : UNKNOWN
    this.#refuse(withValue(state, path, other), `${JSON.stringify(other)} as ${path.join('.')}`, where)
    const objects = places.filter(place => isBranch(place.value) && !Array.isArray(place.value))
    const object = rng.pick([...objects, TOP]).path
    const open = { ...Object(valueAt(state, object)), ...UNKNOWN }
    this.#refuse(withValue(state, object, open), `an unknown field in ${object.join('.') || 'it'}`, where)
    const key = rng.pick(Object.keys(state))
    this.#try(without(key), withoutKey(state, key), where)
    if (Array.isArray(childOf(state, key))) this.#try(emptied(key), { ...state, [key]: [] }, where)
    // Whatever it says of this, it may not throw.
    this.#game.check({ ...state, [key]: null })
    const numbers = places.filter(place => typeof place.value === 'number')
    if (numbers.length === 0) return
    const number = rng.pick(numbers)
    const place = anyIndex(number.path)
    this.#try(fraction(number.path), withValue(state, number.path, Number(number.value) + 0.5), where, place)
    this.#try(text(number.path), withValue(state, number.path, String(number.value)), where, place)
  }

  /** To be called at the end. */
  finish(): void {
    for (const [what, { where, moving }] of this.#taken) {
      if (this.#played.has(what) || (moving !== undefined && !this.#moving.has(moving))) continue
      if (what.startsWith('an empty') && this.#seats.size === 1) continue
      const detail = `${where}: a state ${what} is taken as a state, and play has none like it`
      if (what.startsWith('with a fraction')) this.#problems.warn('loose-check', detail)
      else this.#problems.add('check', detail)
    }
  }

  #learn(match: object, state: object, seats: number, places: readonly Place[]): void {
    this.#seats.add(seats)
    const last = this.#last?.match === match ? this.#last.state : undefined
    const keys = Object.keys(state)
    for (const key of Object.keys(this.#last?.state ?? {})) if (!keys.includes(key)) this.#played.add(without(key))
    for (const key of keys) {
      if (this.#last !== undefined && !Object.hasOwn(this.#last.state, key)) this.#played.add(without(key))
      const part = childOf(state, key)
      if (Array.isArray(part) && part.length !== seats) this.#played.add(emptied(key))
    }
    for (const { path, value } of places) {
      if (typeof value === 'string') this.#played.add(text(path))
      if (typeof value !== 'number') continue
      if (!Number.isInteger(value)) this.#played.add(fraction(path))
      if (last !== undefined && valueAt(last, path) !== value) this.#moving.add(anyIndex(path))
    }
    this.#last = { match, state }
  }

  #refuse(state: unknown, what: string, where: string): void {
    const isRefused = this.#game.check(state).length > 0
    this.#problems.claim('check', isRefused, () => `${where}: a state with ${what} is taken as a state`)
  }

  /** @param moving the number that is a problem only if it changes in the course of a match */
  #try(what: string, state: unknown, where: string, moving?: string): void {
    if (this.#taken.has(what) || this.#played.has(what)) return
    if (this.#game.check(state).length === 0) this.#taken.set(what, { where, moving })
  }
}

interface Place {
  readonly path: Path
  readonly value: unknown
}

const TOP: Place = { path: [], value: {} }

function* placesIn(value: unknown, path: Path = []): Generator<Place> {
  if (!isBranch(value)) return
  for (const [key, part] of Object.entries(value)) {
    const place = { path: [...path, key], value: part }
    yield place
    yield* placesIn(part, place.path)
  }
}

const without = (key: string) => `without ${key}`
const emptied = (key: string) => `an empty ${key}`
const fraction = (path: Path) => `with a fraction at ${anyIndex(path)}`
const text = (path: Path) => `with a text for the number at ${anyIndex(path)}`

function anyIndex(path: Path): string {
  return path.map(key => (/^\d+$/.test(key) ? '*' : key)).join('.')
}
