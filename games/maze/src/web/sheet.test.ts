import { describe, expect, test } from 'vitest'
import type { KnownIsland } from '../game/state.ts'
import { CELL, cellAt, centreOf, inkOf, pointAt, RIM } from './ink.ts'
import { laidAt } from './maps.ts'
import { blankSheet, islandSheet, mazeSheet, squareAround } from './sheet.ts'
import { LESSON } from './tutorial.ts'

const ISLAND: KnownIsland = {
  pit: 2,
  cells: [
    { x: 0, y: 0, find: { kind: 'pit-out', pit: 2 }, at: 3 },
    { x: 1, y: 0, find: { kind: 'empty' }, at: 4 },
  ],
  edges: [
    { x: 0, y: 0, dir: 'E', state: 'open' },
    { x: 1, y: 0, dir: 'N', state: 'inner-wall' },
  ],
  misses: [],
}
const lines = (path: string) => path.split('M').length - 1

describe('sheets', () => {
  test('a side is known from both of its cells', () => {
    const sheet = islandSheet(ISLAND, 10)
    expect(sheet.side({ x: 1, y: 0 }, 'W')).toBe('open')
    expect(sheet.side({ x: 1, y: -1 }, 'S')).toBe('inner-wall')
    expect(sheet.side({ x: 0, y: 0 }, 'S')).toBeUndefined()
  })
  test('an island lies in a square with unknown ground around it', () => {
    expect(squareAround(ISLAND.cells)).toEqual({ from: { x: -2, y: -2 }, to: { x: 2, y: 2 } })
    const long = Array.from({ length: 6 }, (_, x) => ({ x, y: 0 }))
    const { from, to } = squareAround(long)
    expect(to.x - from.x).toBe(to.y - from.y)
    expect(from.x).toBeLessThan(0)
    expect(to.x).toBeGreaterThan(5)
  })
  test('the main island fills the board', () => {
    expect(islandSheet({ ...ISLAND, pit: null }, 7).to).toEqual({ x: 6, y: 6 })
  })
})

describe('ink', () => {
  test('each edge of an unknown board is dotted once', () => {
    expect(lines(inkOf(blankSheet(4)).unknown)).toBe(2 * 4 * 5)
  })
  test('a maze has no unknown side, and gaps for its exits', () => {
    const ink = inkOf(mazeSheet(LESSON))
    expect(ink.unknown).toBe('')
    expect(lines(ink['inner-wall'])).toBe(1)
    expect(lines(ink['outer-wall'])).toBe(4 * 5 - 4)
    expect(ink.exits).toHaveLength(4)
  })
  test('a place on the screen and the cell under it agree', () => {
    const sheet = islandSheet(ISLAND, 10)
    const all = (5 + 2 * RIM) * CELL
    for (const cell of [
      { x: 0, y: 0 },
      { x: -2, y: 1 },
    ]) {
      const { x, y } = centreOf(sheet, cell)
      expect(cellAt(sheet, x / all, y / all)).toEqual(cell)
      expect(pointAt(sheet, x / all, y / all).x).toBeCloseTo(cell.x + 0.5)
    }
    expect(cellAt(sheet, 0.01, 0.5)).toBeUndefined()
  })
  test('an island laid onto the board puts the player where he says he stands', () => {
    const laid = laidAt(blankSheet(10), islandSheet(ISLAND, 10), { x: 1, y: 0 }, { x: 6, y: 4 })
    expect(laid.mark({ x: 5, y: 4 })).toEqual({ kind: 'pit-out', pit: 2 })
    expect(laid.side({ x: 6, y: 4 }, 'N')).toBe('inner-wall')
    expect(laid.mark({ x: 7, y: 4 })).toBeUndefined()
  })
})
