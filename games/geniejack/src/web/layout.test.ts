import type { Scene } from '@turnwise/ui'
import { describe, expect, test } from 'vitest'
import { layoutOf, spread } from './layout.ts'
import { STRIPS } from './strips.ts'

const SIZES = [
  ['wide', 1232, 752],
  ['wide', 1318, 720],
  ['wide', 1872, 1032],
  ['wide', 720, 900],
  ['upright', 390, 796],
  ['upright', 375, 619],
  ['upright', 360, 592],
  ['across', 844, 342],
  ['across', 640, 352],
] as const

describe.each(SIZES)('%s, %i × %i', (arrangement, width, height) => {
  const { size, side } = STRIPS[arrangement]
  const insets = { top: 8, left: 0, right: side === 'right' ? size : 0, bottom: side === 'right' ? 0 : size }
  const scene: Scene = { width, height, insets, arrangement, scale: 1, plates: { left: 0, right: 0 } }
  const layout = layoutOf(scene, false)

  test('both hands of five cards and their totals are inside', () => {
    for (const row of [layout.foe, layout.own]) {
      const { lefts, right } = spread(row, 5)
      expect(lefts[0]).toBeGreaterThanOrEqual(0)
      expect(right + 50).toBeLessThanOrEqual(layout.width)
      expect(row.y).toBeGreaterThan(0)
      expect(row.y + row.card * 1.4).toBeLessThanOrEqual(layout.height)
    }
  })

  test('the hands never touch, and the enemy is behind the table', () => {
    if (arrangement !== 'across') {
      expect(layout.own.y - (layout.foe.y + layout.foe.card * 1.4)).toBeGreaterThanOrEqual(36)
    } else expect(spread(layout.foe, 5).right).toBeLessThan(spread(layout.own, 5).lefts[0]!)
    expect(layout.rim).toBeGreaterThan(100)
    expect(layout.rim).toBeLessThan(layout.height * 0.68)
  })
})

test('cards lie side by side, and overlap where there are many', () => {
  const row = { x: 100, y: 0, card: 50, most: 120 }
  expect(spread(row, 1).lefts).toEqual([75])
  expect(spread(row, 2).lefts).toEqual([47.5, 102.5])
  expect(spread(row, 5).lefts[0]).toBe(40)
  expect(spread(row, 5).right).toBe(160)
})
