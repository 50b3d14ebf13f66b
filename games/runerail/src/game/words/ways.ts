import { fail, ok, type Result } from '@turnwise/engine'
import type { TypedLine } from '../command.ts'
import { HEX_DIRECTIONS, type Milepost } from '../content/types.ts'
import { PLACES, placeAt } from '../map/board.ts'
import { pointOf, sameMilepost, stepFrom } from '../map/geometry.ts'
import { REFUSALS } from '../refusals.ts'
import type { View } from '../types.ts'
import { findName, noCity, parseMilepost, parseStep } from './names.ts'
import { formatMilepost, formatSpot, nameOfMilepost } from './places.ts'

type Path = readonly Milepost[]

const stepsOf = (path: Path) => (path.length === 1 ? '1 step' : `${path.length} steps`)

export function describeWay(verb: string, path: Path): string {
  const end = path.at(-1)
  return end === undefined ? verb : `${verb} to ${formatSpot(end)} (${stepsOf(path)})`
}

export function adviseWay(verb: string, path: Path): string {
  const end = path.at(-1)
  return end === undefined ? verb : `${verb} ${stepsOf(path)} to ${nameOfMilepost(end)}`
}

/** A direction for one step, the city for a longer way that ends in one, and otherwise the milepost. */
export function typedWay(path: Path, view: View): string {
  const end = path.at(-1)
  const at = view.players[view.current?.player ?? 0]?.at ?? null
  if (end === undefined || at === null) return ''
  if (path.length === 1) return stepName(at, end)
  return placeAt(pointOf(end) ?? -1)?.name ?? formatMilepost(end)
}

/** `nw`, or the milepost itself where no single step over the map leads there, as by an entrance. */
export function stepName(from: Milepost, to: Milepost): string {
  const direction = HEX_DIRECTIONS.find(each => sameMilepost(stepFrom(from, each), to))
  return direction?.toLowerCase() ?? formatMilepost(to)
}

/** A city, one milepost (the best way there), or a way of mileposts and directions. */
export function parseWay<Own extends { readonly type: string; readonly path: Path }>(
  { rest, view, legal, seat }: TypedLine<Own>,
  make: (path: Path) => Own,
  search: (isThere: (milepost: Milepost) => boolean) => Path | undefined,
): Result<Own> {
  const words = rest.split(' ')
  const from = view.players[seat]?.at
  if (from === null || from === undefined) return REFUSALS.notPlaced
  const path: Milepost[] = []
  for (const word of words) {
    const next = parseMilepost(word) ?? parseStep(word, path.at(-1) ?? from)
    if (next === undefined) break
    path.push(next)
  }
  const [target] = path
  // A name means what the list of choices calls by it.
  const to = (isThere: (milepost: Milepost) => boolean) => {
    const listed = legal.find(way => way.path.length > 1 && isThere(way.path.at(-1) ?? [0, 0, 0]))
    if (listed !== undefined) return ok(listed)
    const found = search(isThere)
    return found === undefined ? undefined : ok(make(found))
  }
  if (path.length === words.length && target !== undefined) {
    if (path.length > 1 || isBeside(from, target)) return ok(make(path))
    return (
      to(milepost => sameMilepost(milepost, target)) ?? fail('bad-request', `${words[0]} is not in reach this turn.`)
    )
  }
  const city = findName(rest, PLACES, place => place.name)
  if (city === undefined) return fail('bad-request', noCity(rest))
  const inCity = (milepost: Milepost) => city.points.includes(pointOf(milepost) ?? -1)
  return to(inCity) ?? fail('bad-request', `${city.name} is not in reach this turn. Try: path to ${city.name}`)
}

function isBeside(a: Milepost, b: Milepost): boolean {
  return HEX_DIRECTIONS.some(direction => sameMilepost(stepFrom(a, direction), b))
}
