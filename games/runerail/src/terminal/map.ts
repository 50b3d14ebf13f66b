import type { Seat, TextStyle } from '@turnwise/engine'
import { CONTENT } from '../game/content/index.ts'
import type { Milepost, Terrain } from '../game/content/types.ts'
import { linkBetween, PLACES, type Place, placeAt, RIVER_BITS } from '../game/map/board.ts'
import { isOnMap } from '../game/map/extent.ts'
import { pointOf, stepFrom, terrainAt } from '../game/map/geometry.ts'
import { indexOf } from '../game/track/track.ts'
import type { View } from '../game/types.ts'

const COLORS = [31, 34, 32, 35, 36, 33] as const

/** Colour is never alone: a train is the number of its player, and their track is drawn in their letter. */
export function markOf(seat: Seat): string {
  return String(seat + 1)
}

export function trackMarkOf(seat: Seat): string {
  return 'abcdef'[seat] ?? '?'
}

export function paint(text: string, seat: Seat, style: Pick<TextStyle, 'color'>): string {
  return style.color ? `\u001b[${COLORS[seat] ?? 0}m${text}\u001b[0m` : text
}

/** Four columns and one line a milepost: a section to the east fills the columns between, the others one beside their milepost. */
const CELL = 4

const PRETTY: Readonly<Partial<Record<Terrain, string>>> = {
  '.': '·',
  m: '▵',
  A: '▲',
  f: '♣',
  j: '♠',
  d: '∙',
  r: '▪',
  '#': ' ',
}

export function terrainMark(terrain: Terrain, ascii: boolean): string {
  return ascii ? terrain : (PRETTY[terrain] ?? terrain)
}

export function riverMark(ascii: boolean): string {
  return ascii ? '=' : '≈'
}

/** What a legend has to explain. */
export interface Drawing {
  readonly lines: readonly string[]
  readonly terrains: ReadonlySet<Terrain>
  readonly hasRivers: boolean
  readonly cities: readonly Place[]
}

interface Glyph {
  readonly text: string
  readonly seat?: Seat
  /** A name may be written over it. */
  readonly isGround: boolean
}

const BLANK: Glyph = { text: ' ', isGround: true }

/** A window of the map round a milepost, as many rows as there is room for, with the names of its cities. */
export function drawMap(view: View, centre: Milepost, style: TextStyle, room: number, hasAxes: boolean): Drawing {
  const [map, cq, cr] = centre
  const grid = map === 0 ? CONTENT.surface : CONTENT.under
  const margin = hasAxes ? 4 : 0
  const columns = Math.min(grid.width, Math.max(5, Math.floor((style.width - margin - CELL / 2) / CELL)))
  const rows = Math.min(grid.height, room - (hasAxes ? 1 : 0))
  const left = clamp(cq - Math.floor(columns / 2), 0, grid.width - columns)
  const top = clamp(cr - Math.floor(rows / 2), 0, grid.height - rows)
  const terrains = new Set<Terrain>()
  let hasRivers = false
  const lines: string[] = []
  if (hasAxes) {
    const numbers = Array.from({ length: columns }, (_, i) => String(left + i).padEnd(CELL))
    lines.push(`${' '.repeat(margin)}${numbers.join('')}`.trimEnd())
  }
  for (let r = top; r < top + rows; r++) {
    const row = new Row(view, style, columns)
    for (let q = left; q < left + columns; q++) row.draw([map, q, r], q - left)
    row.drawNames()
    for (const terrain of row.terrains) terrains.add(terrain)
    hasRivers ||= row.hasRivers
    lines.push(`${hasAxes ? `${String(r).padStart(margin - 1)} ` : ''}${row.text()}`.trimEnd())
  }
  const cities = PLACES.filter(
    ({ at: [on, q, r] }) => on === map && q >= left && q < left + columns && r >= top && r < top + rows,
  )
  return { lines, terrains, hasRivers, cities }
}

/** One line of the map. */
class Row {
  readonly terrains = new Set<Terrain>()
  hasRivers = false
  readonly #view: View
  readonly #style: TextStyle
  readonly #glyphs: Glyph[]
  readonly #cities: { readonly place: Place; readonly x: number }[] = []

  constructor(view: View, style: TextStyle, columns: number) {
    this.#view = view
    this.#style = style
    this.#glyphs = Array.from({ length: columns * CELL + CELL / 2 }, () => BLANK)
  }

  draw(milepost: Milepost, column: number): void {
    const x = column * CELL + ((milepost[2] & 1) === 0 ? 0 : CELL / 2)
    const point = pointOf(milepost)
    if (point === undefined || !isOnMap(this.#view.options.map, point)) return
    this.#put(x, this.#milepost(milepost))
    const place = placeAt(point)
    if (place?.centre === point) this.#cities.push({ place, x })
    const east = this.#section(milepost, 'E')
    if (east?.seat !== undefined) for (const at of [x + 1, x + 2, x + 3]) this.#put(at, east)
    else if (east !== undefined) this.#put(x + 2, east)
    const [southEast, southWest] = [this.#section(milepost, 'SE'), this.#section(milepost, 'SW')]
    if (southEast !== undefined) this.#put(x + 1, southEast)
    if (southWest !== undefined) this.#put(x - 1, southWest)
  }

  /** To the right of the city, else to the left; where neither has room, the name is left out. */
  drawNames(): void {
    for (const { place, x } of this.#cities) {
      const ring = place.size === 'major' ? CELL : 0
      const after = x + ring + 2
      const before = x - ring - 1 - place.name.length
      const start = [after, before].find(at => this.#isFree(at, place.name.length))
      if (start === undefined) continue
      for (const [i, text] of [...place.name].entries()) this.#put(start + i, { text, isGround: false })
    }
  }

  text(): string {
    return this.#glyphs.map(({ text, seat }) => (seat === undefined ? text : paint(text, seat, this.#style))).join('')
  }

  #put(at: number, glyph: Glyph): void {
    if (at >= 0 && at < this.#glyphs.length) this.#glyphs[at] = glyph
  }

  #isFree(from: number, length: number): boolean {
    const span = this.#glyphs.slice(Math.max(0, from - 1), from + length + 1)
    return from >= 0 && from + length <= this.#glyphs.length && span.every(({ isGround }) => isGround)
  }

  #milepost(milepost: Milepost): Glyph {
    const seat = this.#view.players.findIndex(({ at }) => at !== null && at.join() === milepost.join())
    if (seat !== -1) return { text: markOf(seat), seat, isGround: false }
    const terrain = terrainAt(pointOf(milepost) ?? -1)
    this.terrains.add(terrain)
    return { text: terrainMark(terrain, this.#style.ascii), isGround: !'scpPu*@'.includes(terrain) }
  }

  /** Own track in strokes, that of others in their letters, and rivers where no track crosses them yet. */
  #section(from: Milepost, way: 'E' | 'SE' | 'SW'): Glyph | undefined {
    const [a, b] = [pointOf(from), pointOf(stepFrom(from, way))]
    const link = a === undefined || b === undefined ? undefined : linkBetween(a, b)
    if (link === undefined) return undefined
    const owner = indexOf(this.#view.track).owner[link] ?? -1
    if (owner !== -1) {
      const stroke = way === 'E' ? '-' : way === 'SE' ? '\\' : '/'
      return { text: owner === this.#style.viewer ? stroke : trackMarkOf(owner), seat: owner, isGround: false }
    }
    if (RIVER_BITS[link] === 0) return undefined
    this.hasRivers = true
    return { text: riverMark(this.#style.ascii), isGround: false }
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

/** Words over lines of this width. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return line === '' ? lines : [...lines, line]
}
