import type { Source, TextLine } from './lines.ts'
import {
  type Area,
  type Content,
  EVENT_LENGTHS,
  type EventCard,
  type EventPart,
  INSTANT_KINDS,
  LASTING_KINDS,
} from './types.ts'

type Known = Pick<Content, 'cities' | 'rivers' | 'regions'>

export function parseEvents(source: Source, known: Known): EventCard[] {
  return source.each(line => {
    const fields = source.fields(line, 5)
    if (fields === undefined) return undefined
    const [numberText, name = '', lengthText, text = '', partsText = ''] = fields
    const number = source.whole(line, numberText, 'card number')
    const length = source.oneOf(line, lengthText, EVENT_LENGTHS, 'kind')
    const parts: EventPart[] = []
    for (const partText of partsText.split(';')) {
      const part = parsePart(source, line, partText.trim(), known)
      if (part === undefined) return undefined
      parts.push(part)
    }
    return number === undefined || length === undefined ? undefined : { number, name, length, text, parts }
  })
}

/** `kind word=value word=value`; values contain spaces, so a word starts where the next `=` says. */
function parsePart(source: Source, line: TextLine, text: string, known: Known): EventPart | undefined {
  const [kindText, ...rest] = text.split(/\s+(?=[a-z]+(?:=|$))/)
  const kind = source.oneOf(line, kindText, [...LASTING_KINDS, ...INSTANT_KINDS], 'effect')
  if (kind === undefined) return undefined
  let area: Area | undefined
  let part: EventPart = { kind }
  for (const condition of rest) {
    if (condition === 'aboard') part = { ...part, aboard: true }
    else if (condition === 'player=drawer') part = { ...part, drawer: true }
    else if (condition === 'loads=all') part = { ...part, allLoads: true }
    else if (condition.startsWith('river=')) {
      const rivers = condition.slice(6).split('+')
      const unknown = rivers.find(name => !known.rivers.some(river => river.name === name))
      if (unknown !== undefined) return source.report(line, `river "${unknown}" is not in rivers.txt`)
      part = { ...part, rivers }
    } else {
      const narrowed = parseCondition(source, line, condition, known)
      if (narrowed === undefined) return undefined
      area = { ...area, ...narrowed }
    }
  }
  return area === undefined ? part : { ...part, area }
}

function parseCondition(source: Source, line: TextLine, condition: string, known: Known): Area | undefined {
  const [word, value = ''] = condition.split('=')
  const bad = () => source.report(line, `condition "${condition}" is not known`)
  switch (word) {
    case 'region': {
      const unknown = [...value].find(letter => known.regions.names[letter] === undefined)
      if (unknown !== undefined) return source.report(line, `region ${unknown} is not in regions.txt`)
      return { regions: value }
    }
    case 'terrain':
      return { terrain: value }
    case 'map':
      return { map: Number(value) }
    case 'inland':
      return { inland: Number(value) }
    case 'near': {
      const parts = /^(.+):(\d+)$/.exec(value)
      if (parts === null) return bad()
      const [, what = '', distance] = parts
      if (what.startsWith('terrain ')) return { nearTerrain: { terrain: what.slice(8), distance: Number(distance) } }
      if (!known.cities.some(city => city.name === what))
        return source.report(line, `city "${what}" is not in cities.txt`)
      return { nearCity: { city: what, distance: Number(distance) } }
    }
    default:
      return bad()
  }
}
