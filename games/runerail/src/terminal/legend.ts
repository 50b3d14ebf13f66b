import type { TextStyle } from '@turnwise/engine'
import { TERRAINS, type Terrain } from '../game/content/types.ts'
import { surchargeFor, terrainPrice } from '../game/track/costs.ts'
import { TERRAIN_NAMES } from '../game/words/places.ts'
import { type Drawing, riverMark, terrainMark } from './map.ts'

/** Without a foreman. */
const WATER = surchargeFor(undefined)

/** Characters that share an entry. */
const GROUPS: readonly { readonly chars: readonly Terrain[]; readonly name: string }[] = [
  { chars: ['s', 'c'], name: 'city' },
  { chars: ['*', '@', 'P'], name: 'major city' },
]

/** The marks of the map with what a section to them costs, as they are drawn here. */
export function legendOf(drawing: Pick<Drawing, 'terrains' | 'hasRivers'>, { ascii }: TextStyle): string {
  const drawn = TERRAINS.filter(terrain => drawing.terrains.has(terrain) && terrain !== '#')
  const entries = drawn.flatMap(terrain => {
    const group = GROUPS.find(({ chars }) => chars.includes(terrain))
    const chars = drawn.filter(each => each === terrain || group?.chars.includes(each) === true)
    if (chars[0] !== terrain) return []
    const marks = chars.map(each => terrainMark(each, ascii)).join('')
    const price = terrainPrice(terrain)
    return [`${marks} ${group?.name ?? TERRAIN_NAMES[terrain]}${price === null ? '' : ` ${price}`}`]
  })
  return [...entries, ...(drawing.hasRivers ? [`${riverMark(ascii)} river +${WATER.river.price}`] : [])].join(', ')
}

/** Every mark there is, for the page that explains them. */
export function wholeLegend(style: TextStyle): string {
  return [
    `Gold for a section that ends there: ${legendOf({ terrains: new Set(TERRAINS), hasRivers: true }, style)}.`,
    `A section over an inlet costs ${WATER.inlet.price} more.`,
    'Numbers are trains. Strokes are your own track, small letters that of others (2b: train 2, track b).',
  ].join('\n')
}
