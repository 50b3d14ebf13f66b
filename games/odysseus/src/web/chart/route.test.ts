import { describe, expect, test } from 'vitest'
import { base, draw, position } from '../../game/tests/positions.ts'
import { planGround } from '../ground/plan.ts'
import { berthOf, islandBox } from './places.ts'
import { layRoute, type Shape } from './route.ts'
import { tilesOf } from './tiles.ts'

const PATH = Array.from({ length: 31 }, (_, index) => index > 0 && index % 3 === 0)
const CHARTS: readonly (readonly [name: string, shape: Shape, width: number, height: number])[] = [
  ['1280 × 800', 'wide', 1232, 624],
  ['1920 × 1080', 'wide', 1872, 872],
  ['390 × 844', 'tall', 390, 642],
  ['360 × 640', 'tall', 360, 458],
  ['844 × 390', 'wide', 578, 390],
]

describe.each(CHARTS)('the chart at %s', (_, shape, width, height) => {
  const route = layRoute(PATH, shape, width, height)

  test('every tile and every island is on the sheet', () => {
    expect(route.spots).toHaveLength(31)
    for (const { x, y, index } of route.spots) {
      expect(x).toBeGreaterThan(8)
      expect(x).toBeLessThan(width - 8)
      expect(y).toBeGreaterThan(40)
      expect(y).toBeLessThan(height - 8)
      if (index % 3 === 0) expect(islandBox(route, index).y).toBeGreaterThan(0)
    }
  })

  test('neighbours are far enough apart for a finger, or a pointer', () => {
    const least = shape === 'tall' ? 33 : width < 700 ? 24 : 60
    for (const [i, spot] of route.spots.entries()) {
      const next = route.spots[i + 1]
      if (next !== undefined) expect(Math.hypot(next.x - spot.x, next.y - spot.y)).toBeGreaterThan(least)
    }
  })

  test('four ships on one tile lie apart and inside', () => {
    const tiles = tilesOf(
      base.engine.getView(position({ players: Array.from({ length: 4 }, () => ({ position: 4 })) })),
    )
    const berths = [0, 1, 2, 3].map(order => berthOf(route, tiles, 4, order))
    for (const { x } of berths) expect(x > 0 && x < width).toBe(true)
    expect(new Set(berths.map(({ x, y }) => `${x} ${y}`)).size).toBe(4)
  })
})

test('another number of tiles still fits both shapes', () => {
  const long = Array.from({ length: 41 }, (_, index) => index > 0 && index % 4 === 0)
  for (const [, shape, width, height] of CHARTS) expect(layRoute(long, shape, width, height).spots).toHaveLength(41)
})

test('mist and ground are the same whatever epics lie there', () => {
  const route = layRoute(PATH, 'wide', 1232, 624)
  const plans = [['circe', 'sirens', 'cyclops'] as const, ['aeolus', 'underworld', 'safe_harbor'] as const].map(epics =>
    planGround(route, tilesOf(base.engine.getView(position({ epics, laid: 3 }))), 2, false),
  )
  expect(plans[0]).toEqual(plans[1])
})

test('what was shown ahead is known on the chart, and nothing else is', () => {
  const tiles = tilesOf(base.engine.getView(draw({ epics: ['underworld', 'circe', 'sirens'] }, { move: 3 })))
  expect(tiles.filter(({ epicId, type }) => type === 'EPIC' && epicId !== undefined).map(({ index }) => index)).toEqual(
    [3, 6, 9],
  )
})
