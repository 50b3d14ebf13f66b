import { arrangementOf, DEFAULT_STRIPS, type Scene, scaleOf } from '@turnwise/ui'
import { describe, expect, test } from 'vitest'
import { SQUARES } from '../squares/grid.ts'
import { arrange, centreOf, type Rect, socketAt, standingAt, tileOf } from './layout.ts'

/** The scene of a window as the page makes it: header, rail, plates and strip taken off. */
function sceneOf(window: { readonly width: number; readonly height: number; readonly panel?: number }): Scene {
  const arrangement = arrangementOf(window.width, window.height)
  const scale = scaleOf(window.width, window.height)
  const rail = arrangement === 'upright' ? 0 : 48
  const header = arrangement === 'across' ? 0 : 48
  const strip = window.height < 688 && arrangement === 'upright' ? 108 : DEFAULT_STRIPS[arrangement].size
  const top = arrangement === 'upright' && window.height < 688 ? 8 : Math.round(68 * scale)
  return {
    width: window.width - rail - (window.panel ?? 0),
    height: window.height - header,
    insets: { top, right: 0, bottom: strip * scale, left: 0 },
    arrangement,
    scale,
    plates: { left: 8, right: 150 },
  }
}

const WINDOWS = [
  { width: 1280, height: 800, plan: 'below', cell: 110 },
  { width: 1366, height: 650, plan: 'beside', cell: 108 },
  { width: 1920, height: 1080, plan: 'below', cell: 160 },
  { width: 768, height: 1024, plan: 'upright', cell: 72 },
  { width: 390, height: 844, plan: 'upright', cell: 55 },
  { width: 360, height: 640, plan: 'upright', cell: 44 },
  { width: 375, height: 667, plan: 'upright', cell: 44 },
  { width: 844, height: 390, plan: 'beside', cell: 62 },
  { width: 1280, height: 800, panel: 332, plan: 'below', cell: 78 },
] as const

describe.each(WINDOWS)('in a window of $width × $height', window => {
  const scene = sceneOf(window)
  const layout = arrange(scene)

  test('the arrangement with the largest squares is taken', () => {
    expect(layout.plan).toBe(window.plan)
    expect(Math.min(layout.cellWidth, layout.cellHeight)).toBeGreaterThanOrEqual(window.cell)
  })

  test('nothing lies over anything else, under the strip or outside the scene', () => {
    const { board, lip, own, other, mat } = layout
    const things: Rect[] = [
      { ...board, height: board.height + lip },
      { ...own, height: own.height + own.lip },
      { ...other, height: other.height + other.lip },
      ...(mat === undefined ? [] : [mat]),
    ]
    for (const [i, thing] of things.entries()) {
      expect(thing.x).toBeGreaterThanOrEqual(0)
      expect(thing.y).toBeGreaterThanOrEqual(0)
      expect(thing.x + thing.width).toBeLessThanOrEqual(scene.width)
      expect(thing.y + thing.height).toBeLessThanOrEqual(scene.height - scene.insets.bottom + 1)
      for (const another of things.slice(i + 1)) expect(overlap(thing, another), `${i}`).toBe(false)
    }
  })

  test('the board and the trays keep clear of the plates', () => {
    const { plates, insets } = scene
    const covered: Rect = { x: plates.left, y: 0, width: plates.right - plates.left, height: insets.top - 10 }
    if (insets.top > 40) for (const thing of [layout.board, layout.other]) expect(overlap(thing, covered)).toBe(false)
  })

  test('every tile lies in the board, with the middle of its square in it', () => {
    const { board, rail } = layout
    for (const square of SQUARES) {
      const tile = tileOf(square, layout)
      const [x, y] = centreOf(square, layout)
      expect(tile.x).toBeGreaterThanOrEqual(board.x + rail)
      expect(tile.y + tile.height).toBeLessThanOrEqual(board.y + board.height - rail)
      expect(x > tile.x && x < tile.x + tile.width && y > tile.y && y < tile.y + tile.height).toBe(true)
    }
  })

  test('the way out leads from square 30 to the own tray, which fills from its near end', () => {
    const { way, own } = layout
    const [x, y] = centreOf(30, layout)
    expect(way.isDown ? Math.abs(way.x + way.width / 2 - x) : Math.abs(way.y + way.height / 2 - y)).toBeLessThan(1)
    const out = [way.x + way.width / 2, way.y + way.height / 2] as const
    const distances = [0, 1, 2, 3, 4].map(index => {
      const [sx, sy] = socketAt(own, index, true)
      return Math.hypot(sx - out[0], sy - out[1])
    })
    expect(distances[0]).toBeLessThan(distances[4] ?? 0)
  })
})

test('walls are twice as thick as bars, and open only where the path turns', () => {
  const layout = arrange(sceneOf({ width: 1280, height: 800 }))
  const { bar, size } = layout
  expect(tileOf(5, layout).height).toBeCloseTo(size - 1.5 * bar)
  expect(tileOf(10, layout).height).toBeCloseTo(size - bar)
  expect(tileOf(11, layout).height).toBeCloseTo(size - 1.5 * bar)
  expect(tileOf(14, layout).height).toBeCloseTo(size - 2 * bar)
  expect(tileOf(21, layout).height).toBeCloseTo(size - bar)
})

test('upright pieces stand clear of the numbers', () => {
  const layout = arrange(sceneOf({ width: 390, height: 844 }))
  const [x] = standingAt(7, layout)
  const radius = layout.size * 1.08 * 0.34
  // Two figures of 12 px, from the left edge of the tile.
  expect(x - radius).toBeGreaterThan(tileOf(7, layout).x + 3 + 13)
})

function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
