import { fail, ok, type Result } from '@turnwise/engine'
import { HEX_DIRECTIONS, type Milepost } from '../content/types.ts'
import { PLACES, type Place } from '../map/board.ts'
import { pointOf, stepFrom } from '../map/geometry.ts'

/** `31,10` above ground and `u11,6` below. */
export function parseMilepost(word: string): Milepost | undefined {
  const parts = /^(u?)(\d{1,2}),(\d{1,2})$/i.exec(word)
  if (parts === null) return undefined
  const milepost: Milepost = [parts[1] === '' ? 0 : 1, Number(parts[2]), Number(parts[3])]
  return pointOf(milepost) === undefined ? undefined : milepost
}

/** `w`, `ne` …: one step from here. */
export function parseStep(word: string, from: Milepost): Milepost | undefined {
  const direction = HEX_DIRECTIONS.find(each => each.toLowerCase() === word.toLowerCase())
  return direction === undefined ? undefined : stepFrom(from, direction)
}

/** The one name that the typed text means: all of it, or a beginning that no other has. */
export function findName<Item>(text: string, items: readonly Item[], nameOf: (item: Item) => string): Item | undefined {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return undefined
  const exact = items.find(item => nameOf(item).toLowerCase() === wanted)
  if (exact !== undefined) return exact
  const starting = items.filter(item => nameOf(item).toLowerCase().startsWith(wanted))
  return starting.length === 1 ? starting[0] : undefined
}

export function findCity(text: string): Place | undefined {
  return findName(text, PLACES, city => city.name)
}

export const noCity = (text: string) => `"${text}" does not name one city.`

/** One of these names, or a refusal that lists them. */
export function parseName<Own>(text: string, names: readonly string[], make: (name: string) => Own): Result<Own> {
  const name = findName(text, names, each => each)
  return name === undefined
    ? fail('bad-request', `"${text}" names none, or more than one, of ${names.join(', ')}.`)
    : ok(make(name))
}
