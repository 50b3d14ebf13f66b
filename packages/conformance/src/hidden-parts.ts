import type { Viewer } from '@turnwise/engine'
import type { Problems } from './checks.ts'
import { childOf, differences, isBranch, type Path } from './paths.ts'

/**
 * The parts of a state that are hidden, for each kind of viewer, with everything below them: `deck.*`, `random`,
 * `hands.{other}.*`. A `*` is any key or index, and each place it matches must be seen to change; a `?` is any as
 * well, and one of them must; `{self}` is the viewer's seat, `{other}` any other.
 */
export interface HiddenParts {
  readonly seat: readonly string[]
  readonly spectator: readonly string[]
}

export const NOTHING_HIDDEN: HiddenParts = { seat: [], spectator: [] }

/** A place that did not change in this many concealed states is assumed never to change. */
const OFTEN = 12

type Kind = keyof HiddenParts

interface Place {
  seen: number
  changed: number
}

/** Compares what `conceal` really changed with the list. */
export class HiddenPartsLog {
  readonly #patterns: Readonly<Record<Kind, readonly Path[]>>
  readonly #places: Record<Kind, Map<string, Map<string, Place>>>
  readonly #problems: Problems

  constructor({ seat, spectator }: HiddenParts, problems: Problems) {
    this.#patterns = { seat: seat.map(parse), spectator: spectator.map(parse) }
    const empty = (patterns: readonly string[]) => new Map(patterns.map(pattern => [pattern, new Map<string, Place>()]))
    this.#places = { seat: empty(seat), spectator: empty(spectator) }
    this.#problems = problems
  }

  get isEmpty(): boolean {
    return this.#patterns.seat.length + this.#patterns.spectator.length === 0
  }

  /** Every hidden place that this state has, by pattern. */
  *placesIn(state: unknown, viewer: Viewer): Generator<{ readonly pattern: string; readonly path: Path }> {
    for (const pattern of this.#patterns[kindOf(viewer)]) {
      for (const path of expand(state, pattern, viewer)) yield { pattern: pattern.join('.'), path }
    }
  }

  isHidden(path: Path, viewer: Viewer): boolean {
    return this.#patterns[kindOf(viewer)].some(pattern => covers(pattern, path, viewer))
  }

  /** Whether two states differ, and in hidden parts only. */
  differOnlyHidden(a: unknown, b: unknown, viewer: Viewer): boolean {
    let differs = false
    for (const path of differences(a, b)) {
      if (!this.isHidden(path, viewer)) return false
      differs = true
    }
    return differs
  }

  /** The hidden places in which two states differ. */
  placesWhereDiffer(a: unknown, b: unknown, viewer: Viewer): readonly Path[] {
    const places = new Map<string, Path>()
    for (const path of differences(a, b)) {
      for (const pattern of this.#patterns[kindOf(viewer)]) {
        if (!covers(pattern, path, viewer)) continue
        const place = path.slice(0, pattern.length)
        places.set(place.join('.'), place)
      }
    }
    return [...places.values()]
  }

  note(viewer: Viewer, state: unknown, worlds: readonly unknown[], where: string): void {
    const kind = kindOf(viewer)
    for (const { pattern, path } of this.placesIn(state, viewer)) this.#place(kind, pattern, path).seen++
    for (const world of worlds) {
      for (const path of differences(state, world)) {
        const patterns = this.#patterns[kind].filter(each => covers(each, path, viewer))
        if (patterns.length === 0) {
          this.#problems.add('hidden-parts', `${where}: ${path.join('.')} is changed for a ${kind} and not listed`)
        }
        for (const pattern of patterns) {
          this.#place(kind, pattern.join('.'), path.slice(0, pattern.length)).changed++
        }
      }
    }
  }

  /** To be called at the end: every listed part must have been there and have changed. */
  finish(): void {
    for (const kind of ['seat', 'spectator'] as const) {
      for (const [pattern, places] of this.#places[kind]) {
        if (![...places.values()].some(({ changed }) => changed > 0)) {
          this.#problems.add('hidden-parts', `${pattern} is listed for a ${kind}, and conceal never changed it`)
        }
        for (const [place, { seen, changed }] of places) {
          if (seen < OFTEN || changed > 0 || pattern.includes('?')) continue
          this.#problems.add(
            'hidden-parts',
            `${place} (${pattern}) was concealed ${seen} times for a ${kind}, unchanged; if only some of these places can change, write ? instead of *`,
          )
        }
      }
    }
  }

  /** How often each listed part was changed. */
  counts(): Readonly<Record<Kind, Readonly<Record<string, number>>>> {
    const sums = (kind: Kind) =>
      Object.fromEntries(
        [...this.#places[kind]].map(([pattern, places]) => [
          pattern,
          [...places.values()].reduce((sum, place) => sum + place.changed, 0),
        ]),
      )
    return { seat: sums('seat'), spectator: sums('spectator') }
  }

  #place(kind: Kind, pattern: string, path: Path): Place {
    const places = this.#places[kind].get(pattern) ?? new Map<string, Place>()
    const key = path.join('.')
    const place = places.get(key) ?? { seen: 0, changed: 0 }
    places.set(key, place)
    return place
  }
}

function parse(pattern: string): Path {
  return pattern.split('.')
}

function kindOf(viewer: Viewer): Kind {
  return typeof viewer === 'number' ? 'seat' : 'spectator'
}

function covers(pattern: Path, path: Path, viewer: Viewer): boolean {
  return pattern.length <= path.length && pattern.every((step, i) => fits(step, path[i] ?? '', viewer))
}

function fits(step: string, key: string, viewer: Viewer): boolean {
  if (step === '*' || step === '?') return true
  if (step === '{self}') return key === String(viewer)
  if (step === '{other}') return /^\d+$/.test(key) && key !== String(viewer)
  return step === key
}

function* expand(state: unknown, pattern: Path, viewer: Viewer, path: Path = []): Generator<Path> {
  const [step, ...rest] = pattern
  if (step === undefined) return yield path
  if (!isBranch(state)) return
  for (const key of Object.keys(state)) {
    if (fits(step, key, viewer)) yield* expand(childOf(state, key), rest, viewer, [...path, key])
  }
}
