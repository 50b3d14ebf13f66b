import type { Seat, TextStyle } from '@turnwise/engine'
import { linkBetween, PLACES, placeAt } from '../game/board.ts'
import { CONTENT } from '../game/content.ts'
import { pointOf, stepFrom, terrainAt } from '../game/geometry.ts'
import { indexOf } from '../game/track.ts'
import type { View } from '../game/types.ts'
import { formatMilepost } from '../words/places.ts'

const COLORS = [31, 34, 32, 35, 36, 33] as const

/** Colour is never alone: a train is the number of its player, and their track is drawn in their letter. */
export function markOf(seat: Seat): string {
  return String(seat + 1)
}

export function trackMarkOf(seat: Seat): string {
  return 'abcdef'[seat] ?? '?'
}

export function paint(text: string, seat: Seat, style: TextStyle): string {
  return style.color ? `\u001b[${COLORS[seat] ?? 0}m${text}\u001b[0m` : text
}

/** Four columns and two lines a milepost: room for the sections between them. */
const CELL = 4
const ROWS = 11

/**
 * A window of the map round a milepost. Own track is drawn in strokes, that of others in their letters.
 */
export function drawMap(view: View, centre: readonly [number, number, number], style: TextStyle): string {
  const [map, cq, cr] = centre
  const grid = map === 0 ? CONTENT.surface : CONTENT.under
  const columns = Math.min(grid.width, Math.max(5, Math.floor((style.width - 8) / CELL)))
  const left = clamp(cq - Math.floor(columns / 2), 0, grid.width - columns)
  const rows = Math.min(grid.height, ROWS)
  const top = clamp(cr - Math.floor(rows / 2), 0, grid.height - rows)
  const lines = [`     ${Array.from({ length: columns }, (_, i) => String(left + i).padEnd(CELL)).join('')}`.trimEnd()]
  for (let r = top; r < top + rows; r++) {
    const inset = (r & 1) === 0 ? 0 : CELL / 2
    let line = `${String(r).padStart(3)}  ${' '.repeat(inset)}`
    const between = Array.from({ length: columns * CELL + CELL }, () => ' ')
    for (let q = left; q < left + columns; q++) {
      line += milepostMark(view, [map, q, r], style)
      line += sectionMark(view, [map, q, r], 'E', style).repeat(CELL - 1)
      const x = (q - left) * CELL + inset
      between[x + 1] = sectionMark(view, [map, q, r], 'SE', style)
      if (x > 0) between[x - 1] = sectionMark(view, [map, q, r], 'SW', style)
    }
    lines.push(line.trimEnd())
    if (r < top + rows - 1) lines.push(`     ${between.join('')}`.trimEnd())
  }
  const shown = PLACES.filter(
    ({ at }) => at[0] === map && at[1] >= left && at[1] < left + columns && at[2] >= top && at[2] < top + rows,
  )
  const legend = shown.map(city => `${city.name} ${formatMilepost(city.at)} (${city.goods.join(', ')})`)
  return [...lines, ...wrap(legend.join('; '), style.width)].join('\n')
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

function milepostMark(view: View, milepost: readonly [number, number, number], style: TextStyle): string {
  const seat = view.players.findIndex(({ at }) => at !== null && at.join() === milepost.join())
  if (seat !== -1) return paint(markOf(seat), seat, style)
  const point = pointOf(milepost)
  if (point === undefined) return ' '
  const terrain = terrainAt(point)
  if (style.ascii || terrain === '~' || placeAt(point) !== undefined) return terrain
  return PRETTY[terrain] ?? terrain
}

const PRETTY: Readonly<Record<string, string>> = { '.': '·', m: '▵', A: '▲', f: '♣', j: '♠', d: '∙', r: '▪', '#': ' ' }

function sectionMark(
  view: View,
  from: readonly [number, number, number],
  way: 'E' | 'SE' | 'SW',
  style: TextStyle,
): string {
  const [a, b] = [pointOf(from), pointOf(stepFrom(from, way))]
  const link = a === undefined || b === undefined ? undefined : linkBetween(a, b)
  const owner = link === undefined ? -1 : (indexOf(view.track).owner[link] ?? -1)
  if (owner === -1) return ' '
  const stroke = way === 'E' ? '-' : way === 'SE' ? '\\' : '/'
  return paint(owner === style.viewer ? stroke : trackMarkOf(owner), owner, style)
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
