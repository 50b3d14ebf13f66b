import type { Page } from '@playwright/test'
import { openRecord } from '../scenes.ts'
import { at, HEIGHT, svg, WIDTH, withColors } from './svg.ts'

/** A corner of a map in the board's signs, row by row: each letter is a milepost. */
const LAND = [
  '~~~~.ff..AAm..~~',
  '~~~.fff.mAm...~~',
  '~~~.ff..mAm.ff.~',
  '~~~....mmm..fff~',
  '~~..d..m...ffj.~',
  '~~.ddd.....jjj~~',
  '~~~dddd.m.jjjj~~',
  '~~..dd.....jj~~~',
  '~~~...ff....~~~~',
]
const GROUND: Readonly<Record<string, string>> = {
  '.': '#f0ead6',
  d: '#f0dca6',
  f: '#cfdfb4',
  m: '#dccfba',
  j: '#b2d09a',
  A: '#e6e4e8',
}
const SIGNS: Readonly<Record<string, string>> = {
  dot: '<circle r="3" fill="#5d5344"/>',
  d: '<path d="M0 0h.1M-9 6h.1M9 6h.1M0-9h.1" stroke="#5d5344" stroke-width="4" stroke-linecap="round"/>',
  f: '<path d="M-7 5L0-11 7 5zM-1.500 5h3v5h-3z" fill="#5d5344"/>',
  m: '<path d="M-9 7L0-9 9 7z" fill="none" stroke="#5d5344" stroke-width="2.400" stroke-linejoin="round"/>',
  j: '<path d="M0 9V-3M0-3Q-7-12-11 1M0-3Q7-12 11 1" fill="none" stroke="#5d5344" stroke-width="2.400" stroke-linecap="round"/>',
  A: '<path d="M-13 8L-4-12 5 8zM1 8L7-4 13 8z" fill="#5d5344"/>',
}
/** From one milepost to the next, and from row to row. */
const [STEP, ROW] = [45, 39]

type Place = readonly [column: number, row: number]
const spotOf = ([column, row]: Place) => ({ x: (column + (row % 2) / 2) * STEP - 30, y: row * ROW - 10 })

const WEST: Place = [4, 5]
const EAST: Place = [11, 2]

/** A major city: its centre and the six mileposts round it. */
function pointsOf([column, row]: Place): readonly Place[] {
  const shift = row % 2 === 0 ? -1 : 0
  return [
    ...[-1, 0, 1].map((by): Place => [column + by, row]),
    ...[-1, 1].flatMap(by => [0, 1].map((side): Place => [column + side + shift, row + by])),
  ]
}

function hexagon(place: Place): string {
  const { x, y } = spotOf(place)
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * (i + 0.5)
    return `${Math.round(x + 26 * Math.cos(angle))} ${Math.round(y + 26 * Math.sin(angle))}`
  })
  return `M${corners.join('L')}z`
}

function track(places: readonly Place[], stroke: string, dash = ''): string {
  const d = `M${places
    .map(spotOf)
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}`
  const line = `d="${d}" fill="none" stroke-linejoin="round"`
  return `<path ${line} stroke="#fffdf7" stroke-width="15" stroke-linecap="round"/><path ${line} stroke="${stroke}" stroke-width="9"${dash}/>`
}

/** Two railways across a corner of the map, and below it a loaded train. */
export async function drawRunerail(page: Page): Promise<string> {
  await openRecord(page, 'runerail/fixtures/network', 180)
  const train = await page
    .locator('.strip .runerail-wagons')
    .first()
    .evaluate(wagons => wagons.innerHTML)
  const points = LAND.flatMap((line, row) => [...line].map((sign, column) => ({ sign, place: [column, row] as const })))
  const land = points.filter(({ sign }) => sign !== '~')
  const coast = land.map(({ place }) => hexagon(place)).join('')
  const grounds = Object.entries(GROUND).map(([sign, color]) => {
    const d = land.flatMap(point => (point.sign === sign ? hexagon(point.place) : [])).join('')
    return `<path d="${d}" fill="${color}" stroke="${color}" stroke-width="2"/>`
  })
  const put = (place: Place, sign: string) => at(spotOf(place).x, spotOf(place).y, 1, sign)
  const built = new Set([WEST, EAST].flatMap(pointsOf).map(String))
  const signs = land.map(({ sign, place }) => {
    const { x, y } = spotOf(place)
    return `<use href="#${built.has(String(place)) || sign === '.' ? 'dot' : sign}" x="${x}" y="${y}"/>`
  })
  const major = (centre: Place) => {
    const d = pointsOf(centre).map(hexagon).join('')
    const fill = `<path d="${d}" fill="#fff8ea" stroke="#fff8ea" stroke-width="3"/>`
    return `<path d="${d}" fill="none" stroke="#9a3b22" stroke-width="11" stroke-linejoin="round"/>${fill}`
  }
  const star = '<path d="M0-21L5-7H20L8 2l5 15L0 8l-13 9 5-15-12-9H-5z" fill="#9a3b22"/>'
  const town =
    '<path d="M-14-14h28v28h-28z" fill="#fff8ea" stroke="#9a3b22" stroke-width="5"/><path d="M-4-4h8v8h-8z" fill="#9a3b22"/>'
  const village =
    '<circle r="13" fill="#fff8ea" stroke="#9a3b22" stroke-width="5"/><path d="M-4-4h8v8h-8z" fill="#9a3b22"/>'
  const arch =
    '<path d="M-15 15V-1a15 15 0 0 1 30 0v16z" fill="#7a3f9a"/><path d="M-8 15V0a8 8 0 0 1 16 0v15z" fill="#2a1436"/>'
  const river =
    '<path d="M640 34C560 60 520 40 470 92S400 130 372 190 300 214 262 250 210 300 120 292" fill="none" stroke="#5b94b3" stroke-width="8" stroke-linecap="round"/>'
  const cities = [
    [[7, 1], village],
    [[8, 4], town],
    [[13, 4], village],
    [[10, 6], arch],
  ] as const
  const map = [
    `<path d="${coast}" fill="none" stroke="#cbe0e5" stroke-width="46" stroke-linejoin="round"/>`,
    `<path d="${coast}" fill="none" stroke="#8fa9ac" stroke-width="11" stroke-linejoin="round"/>`,
    ...grounds,
    river,
    major(WEST),
    major(EAST),
    ...signs,
    track(
      [
        [11, 2],
        [12, 3],
        [13, 4],
        [12, 5],
        [12, 6],
        [11, 6],
        [10, 6],
      ],
      '#0e6b60',
      ' stroke-dasharray="13 8"',
    ),
    track(
      [
        [4, 5],
        [5, 5],
        [6, 4],
        [7, 4],
        [8, 4],
        [8, 3],
        [8, 2],
        [7, 1],
        [7, 0],
        [7, -1],
      ],
      '#9a5200',
    ),
    track(
      [
        [8, 4],
        [9, 4],
        [10, 4],
        [10, 3],
        [11, 2],
      ],
      '#9a5200',
    ),
    put(WEST, star),
    put(EAST, star),
    ...cities.map(([place, sign]) => put(place, sign)),
  ]
  const strip = [
    '<path d="M0 284h640v116H0z" fill="url(#wood)"/>',
    '<path d="M0 285h640" stroke="#e6bd6a" stroke-width="2.500"/>',
    at(75, 290, 2.5, withColors(train, { '--seat-fill': '#9a5200' }).replace(/<title>.*?<\/title>/, '')),
  ]
  const symbols = Object.entries(SIGNS).map(([name, sign]) => `<g id="${name}">${sign}</g>`)
  const wood =
    '<linearGradient id="wood" x2="0" y2="1"><stop stop-color="#6b3d1f"/><stop offset=".14" stop-color="#4a2a14"/><stop offset=".7" stop-color="#3a2010"/><stop offset="1" stop-color="#2c160a"/></linearGradient>'
  return svg(
    'Two railways on a map, and a train with three loads',
    `<defs>${wood}${symbols.join('')}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="#b9d3dc"/>${map.join('')}${strip.join('')}`,
  )
}
