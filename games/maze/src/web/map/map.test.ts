import { describe, expect, test } from 'vitest'
import type { KnownIsland } from '../../game/types.ts'
import { LESSON } from '../tutorial.ts'
import { boardFrame, cellAt, centreOf, frameOf, placeAt, scrapFrame } from './frame.ts'
import { freshIn } from './fresh.tsx'
import { inkOf } from './ink.ts'
import { blankSheet, islandSheet, laidAt, mazeSheet } from './sheet.ts'

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
const PAPER = { width: 500, height: 420 }
const MARGINS = { left: 40, right: 20, top: 40, bottom: 20 }
/** A wobbling line begins with one M. */
const lines = (path: string) => path.split('M').length - 1

describe('sheets', () => {
  test('a side is known from both of its cells', () => {
    const sheet = islandSheet(ISLAND, 10)
    expect(sheet.side({ x: 1, y: 0 }, 'W')).toBe('open')
    expect(sheet.side({ x: 1, y: -1 }, 'S')).toBe('inner-wall')
    expect(sheet.side({ x: 0, y: 0 }, 'S')).toBeUndefined()
  })
  test('an island has one unknown cell around it, the main one fills the board', () => {
    expect(islandSheet(ISLAND, 10)).toMatchObject({ from: { x: -1, y: -1 }, to: { x: 2, y: 1 } })
    expect(islandSheet({ ...ISLAND, pit: null }, 7).to).toEqual({ x: 6, y: 6 })
  })
  test('an island laid onto the board puts the player where they say they are', () => {
    const laid = laidAt(blankSheet(10), islandSheet(ISLAND, 10), { x: 1, y: 0 }, { x: 6, y: 4 })
    expect(laid.mark({ x: 5, y: 4 })).toEqual({ kind: 'pit-out', pit: 2 })
    expect(laid.side({ x: 6, y: 4 }, 'N')).toBe('inner-wall')
    expect(laid.mark({ x: 7, y: 4 })).toBeUndefined()
  })
})

describe('what is new on a map', () => {
  const known = islandSheet(ISLAND, 10)
  test('cells and walls that were not known before', () => {
    const { cells, walls } = freshIn(blankSheet(10), known)
    expect(cells).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ])
    expect(walls).toEqual([{ x: 1, y: 0, dir: 'N' }])
  })
  test('nothing where nothing was learned', () => {
    expect(freshIn(known, known)).toEqual({ cells: [], walls: [] })
  })
})

describe('frames', () => {
  test('a place on the paper and the cell under it agree', () => {
    for (const frame of [
      boardFrame(blankSheet(10), PAPER, MARGINS),
      scrapFrame(islandSheet(ISLAND, 10), PAPER, MARGINS),
    ]) {
      for (const cell of [frame.from, { x: 1, y: 1 }, frame.to]) {
        const centre = centreOf(frame, cell)
        expect(cellAt(frame, centre)).toEqual(cell)
        expect(placeAt(frame, centre).x).toBeCloseTo(cell.x + 0.5)
      }
      expect(cellAt(frame, { x: 1, y: 200 })).toBeUndefined()
    }
  })
  test('a part of a large board around the player, all of a small one', () => {
    const paper = { width: 345, height: 345 }
    const margins = { left: 0, right: 0, top: 0, bottom: 0 }
    const part = (x: number, y: number, size = 20) => {
      const { from, to, cell } = frameOf(blankSheet(size), paper, margins, { x, y })
      expect(cell).toBeGreaterThanOrEqual(26)
      return [from.x, from.y, to.x, to.y]
    }
    expect(part(0, 10)).toEqual([0, 6, 12, 18])
    expect(part(19, 19)).toEqual([7, 7, 19, 19])
    expect(part(5, 5, 10)).toEqual([0, 0, 9, 9])
    expect(frameOf(blankSheet(20), paper, margins).to).toEqual({ x: 19, y: 19 })
  })
  test('unknown cells around an island fill the paper', () => {
    const { from, to, cell } = scrapFrame(islandSheet(ISLAND, 10), PAPER, MARGINS)
    expect((to.x - from.x + 2) * cell).toBeGreaterThan(PAPER.width - MARGINS.left - MARGINS.right)
    expect((to.x - from.x + 1) * cell).toBeLessThanOrEqual(PAPER.width - MARGINS.left - MARGINS.right)
  })
  test('where cells have a least size, a large board is larger than its paper', () => {
    const frame = boardFrame(blankSheet(20), PAPER, MARGINS, 32)
    expect(frame).toMatchObject({ cell: 32, width: 20 * 32 + 60, height: 20 * 32 + 60 })
    expect(boardFrame(blankSheet(4), PAPER, MARGINS, 32)).toMatchObject(PAPER)
  })
})

describe('ink', () => {
  test('each side of a maze is drawn once, with gaps for its exits', () => {
    const sheet = mazeSheet(LESSON)
    const ink = inkOf(sheet, boardFrame(sheet, PAPER, MARGINS))
    expect(lines(ink.walls)).toBe(1)
    expect(lines(ink.outer)).toBe(4 * 5 - 4)
    expect(ink.exits).toHaveLength(4)
    expect(lines(ink.floor)).toBe(25)
  })
  test('nothing unseen is drawn, and what is known stays as it was drawn', () => {
    const frame = scrapFrame(islandSheet(ISLAND, 10), PAPER, MARGINS)
    const before = inkOf(islandSheet(ISLAND, 10), frame)
    expect([lines(before.walls), lines(before.floor)]).toEqual([1, 2])
    const more = { ...ISLAND, edges: [...ISLAND.edges, { x: 0, y: 0, dir: 'W', state: 'inner-wall' } as const] }
    const after = inkOf(islandSheet(more, 10), frame)
    for (const line of before.walls.split('M').slice(1)) expect(after.walls).toContain(line)
    expect(lines(after.walls)).toBe(2)
  })
})
