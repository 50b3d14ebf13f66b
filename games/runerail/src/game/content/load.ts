import { parseDemands, parseForemen, parseGoods, parseShips, parseTrains } from './cards.ts'
import { parseEvents } from './event-cards.ts'
import { type Problem, Source } from './lines.ts'
import { parseGrid, parseRegions } from './maps.ts'
import { parseCities, parseLinks, parseRivers } from './places.ts'
import type { Content } from './types.ts'

export const CONTENT_FILES = [
  'surface.txt',
  'under.txt',
  'regions.txt',
  'goods.txt',
  'cities.txt',
  'rivers.txt',
  'links.txt',
  'trains.txt',
  'foremen.txt',
  'ships.txt',
  'demands.txt',
  'events.txt',
] as const
export type ContentFile = (typeof CONTENT_FILES)[number]
type ContentTexts = Readonly<Record<ContentFile, string>>

export interface Loaded {
  readonly content: Content
  /** Everything wrong, by file and line; the content is only to be used when there is nothing. */
  readonly problems: readonly Problem[]
}

export function loadContent(texts: ContentTexts): Loaded {
  const problems: Problem[] = []
  const open = (file: ContentFile) => new Source(file, texts[file], problems)
  const surface = parseGrid(open('surface.txt'))
  const under = parseGrid(open('under.txt'))
  const maps = { surface, under }
  const regions = parseRegions(open('regions.txt'), surface)
  const goods = parseGoods(open('goods.txt'))
  const goodNames = goods.map(good => good.name)
  const cities = parseCities(open('cities.txt'), maps, goodNames)
  const rivers = parseRivers(open('rivers.txt'), maps)
  const content: Content = {
    surface,
    under,
    regions,
    cities,
    rivers,
    ...parseLinks(open('links.txt'), maps, cities),
    goods,
    trains: parseTrains(open('trains.txt')),
    foremen: parseForemen(open('foremen.txt')),
    ships: parseShips(open('ships.txt')),
    demands: parseDemands(open('demands.txt'), cities, goodNames),
    events: parseEvents(open('events.txt'), { cities, rivers, regions }),
  }
  return { content, problems }
}

export function formatProblem({ file, line, reason }: Problem): string {
  return `${file}:${line}: ${reason}`
}
