import type { Source, TextLine } from './lines.ts'
import {
  CITY_SIZES,
  type City,
  type Content,
  type Entrance,
  HEX_DIRECTIONS,
  type Milepost,
  type River,
} from './types.ts'

type Maps = Pick<Content, 'surface' | 'under'>

export function parseCities(source: Source, maps: Maps, goods: readonly string[]): City[] {
  return source.named(line => {
    const fields = source.fields(line, 4)
    if (fields === undefined) return undefined
    const [name = '', sizeText, place, goodsText = ''] = fields
    const size = source.oneOf(line, sizeText, CITY_SIZES, 'size')
    const at = parseMilepost(source, line, place, maps)
    const supplied = goodsText.split(',').map(good => good.trim())
    const unknown = supplied.find(good => !goods.includes(good))
    if (unknown !== undefined) return source.report(line, `good "${unknown}" is not in goods.txt`)
    return size === undefined || at === undefined ? undefined : { name, size, at, goods: supplied }
  })
}

/** Only the upper or left end of a link is written, so three directions are enough. */
export function parseRivers(source: Source, maps: Maps): River[] {
  return source.named(line => {
    const [name = '', list] = line.text.split(':')
    if (list === undefined) return source.report(line, 'a river is its name, a colon and its links')
    const crosses = []
    for (const word of list.trim().split(/\s+/)) {
      const parts = /^(\d+),(\d+)(E|SE|SW)$/.exec(word)
      const direction = HEX_DIRECTIONS.find(each => each === parts?.[3])
      if (parts === null || direction === undefined)
        return source.report(line, `"${word}" is not a link such as 51,16SE`)
      const from = parseMilepost(source, line, `0 ${parts[1]} ${parts[2]}`, maps)
      if (from === undefined) return undefined
      crosses.push({ from, direction })
    }
    return { name: name.trim(), crosses }
  })
}

export interface SpecialLinks {
  readonly entrances: readonly Entrance[]
  readonly magic: readonly [string, string]
  readonly rainbow: readonly [string, string]
}

export function parseLinks(source: Source, maps: Maps, cities: readonly City[]): SpecialLinks {
  const entrances: Entrance[] = []
  const pairs = new Map<string, readonly [string, string]>()
  for (const line of source.lines) {
    const [what = '', one = '', other = ''] = source.fields(line, 3) ?? []
    const name = /^entrance (\S+)$/.exec(what)?.[1]
    if (name !== undefined) {
      const surface = parseMilepost(source, line, one, maps)
      const under = parseMilepost(source, line, other, maps)
      if (surface === undefined || under === undefined) continue
      if (surface[0] !== 0 || under[0] !== 1) source.report(line, 'an entrance joins map 0 to map 1, in this order')
      entrances.push({ name, surface, under })
    } else if (what === 'magic' || what === 'rainbow') {
      for (const city of [one, other]) {
        if (!cities.some(each => each.name === city && each.size === 'major')) {
          source.report(line, `"${city}" is not a major city`)
        }
      }
      pairs.set(what, [one, other])
    } else source.report(line, `"${what}" is not a kind of link`)
  }
  for (const kind of ['magic', 'rainbow']) {
    if (!pairs.has(kind)) source.report(source.lines.at(-1), `there is no ${kind} link`)
  }
  return { entrances, magic: pairs.get('magic') ?? ['', ''], rainbow: pairs.get('rainbow') ?? ['', ''] }
}

function parseMilepost(source: Source, line: TextLine, text: string | undefined, maps: Maps): Milepost | undefined {
  const parts = /^([01]) (\d{1,3}) (\d{1,3})$/.exec(text ?? '')
  if (parts === null) return source.report(line, `"${text ?? ''}" is not a milepost such as 0 40 12`)
  const at: Milepost = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  const grid = at[0] === 0 ? maps.surface : maps.under
  if (at[1] >= grid.width || at[2] >= grid.height) return source.report(line, `${text} lies off the map`)
  return at
}
