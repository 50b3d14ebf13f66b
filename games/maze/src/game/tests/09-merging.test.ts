import { describe, expect, test } from 'vitest'
import { maze as game } from '../../index.ts'
import { after, at, begin, draw, explorer, p, play, refusal } from './table.ts'

const MAZE = draw('.1c.. ..... ....T .a..2 ...b.')
const FAR = p(4, 1)
const FALLEN = after(begin(MAZE, [p(0, 0), FAR]), '0E 1N')

const merges = (state: ReturnType<typeof begin>, seat: 0 | 1) =>
  game.legalActions(state, seat).filter(action => action.type === 'merge')

describe('9.1 and 9.2: when (ruling 15)', () => {
  test('nothing is offered on the main island', () => {
    expect(merges(begin(MAZE, [p(0, 0), FAR]), 0)).toEqual([])
  })
  test('once in a slot, success or not, and it costs no turn', () => {
    const tried = after(FALLEN, '0m00')
    expect(tried.slot).toMatchObject({ seat: 0, left: 1, acts: 't' })
    expect(merges(tried, 0)).toEqual([])
    expect(refusal(tried, 0, { type: 'merge', x: 1, y: 3 })).toBe('merge-spent')
    expect(refusal(after(tried, '0N 1S'), 0, { type: 'merge', x: 1, y: 3 })).toBe('accepted')
  })
  test('also before the second of two turns, but only once in both', () => {
    const quick = after(begin(MAZE, [p(2, 0), FAR]), '0W 0N')
    expect(quick.tempo[0].last).toBe('mm')
    const second = after(after(quick, '1N'), '0N 0m11')
    expect(explorer(second, 0).active).toBe(0)
    expect(after(second, '0N').slot?.seat).toBe(1)
  })
  test('a cell off the board is refused', () => {
    expect(refusal(FALLEN, 0, { type: 'merge', x: 5, y: 0 })).toBe('off-board')
  })
})

describe('9.3 and 9.4: what', () => {
  test('it succeeds exactly where the player really is', () => {
    for (let y = 0; y < 5; y++) {
      for (let x = 0; x < 5; x++) {
        const { state, events } = play(FALLEN, `0m${x}${y}`)
        const success = x === 1 && y === 3
        expect(events).toMatchObject([{ type: 'merge-tried', own: { x, y, success } }])
        expect(explorer(state, 0).active).toBe(success ? 0 : 1)
      }
    }
  })
  test('on success the island joins the main one with all it knows', () => {
    const walked = after(FALLEN, '0N 1S 0W 1N 0W 1S')
    const merged = explorer(after(walked, '0m02'), 0)
    expect(merged.islands).toHaveLength(1)
    expect(merged.here).toEqual(p(0, 2))
    expect(merged.islands[0]?.cells.map(({ x, y }) => ({ x, y }))).toEqual([
      p(0, 0),
      p(1, 0),
      p(1, 3),
      p(1, 2),
      p(0, 2),
    ])
    expect(merged.islands[0]?.edges).toContainEqual({ x: 0, y: 2, dir: 'W', state: 'exit' })
  })
  test('a failure changes nothing of the map; only the origin is ruled out', () => {
    const before = explorer(FALLEN, 0)
    const { misses, ...rest } = explorer(after(FALLEN, '0m22'), 0).islands[1]!
    expect(misses).toEqual([p(2, 2)])
    expect({ ...rest, misses: [] }).toEqual(before.islands[1])
  })
  test('of a cell on both maps the earlier visit is kept', () => {
    const state = after(begin(MAZE, [p(2, 0), FAR]), '0W 0N 1N 0N 0N 1S 0E 0N 1N')
    const merged = explorer(after(state, `0m${at(state, 0).x}${at(state, 0).y}`), 0)
    expect(merged.islands[0]?.cells.find(cell => cell.x === 2 && cell.y === 0)?.find).toEqual({ kind: 'crutch' })
  })
  test('only the active island can merge; others stay as they are', () => {
    const twice = after(FALLEN, '0N 1S 0N 1N 0N 1S')
    const merged = explorer(after(twice, '0m13'), 0)
    expect(merged.islands.map(island => island.pit)).toEqual([null, 1])
    expect(merged.active).toBe(0)
  })
})

describe('which merges are listed', () => {
  test('those that the own map allows: the true cell is always among them', () => {
    expect(merges(FALLEN, 0)).toContainEqual({ type: 'merge', x: 1, y: 3 })
  })
  test('not where the map says otherwise, nor where it failed before', () => {
    const listed = merges(after(FALLEN, '0m22 0N 1S'), 0)
    expect(listed).not.toContainEqual({ type: 'merge', x: 2, y: 1 })
    expect(merges(FALLEN, 0)).not.toContainEqual({ type: 'merge', x: 0, y: 0 })
  })
  test('an outer wall pins the island to that side', () => {
    const start = draw('..... ..... ....T .1... a....')
    const state = after(begin(start, [p(0, 3), p(4, 1)]), '0E 1N 0W 1S 0S 1N')
    expect(merges(state, 0)).toEqual([{ type: 'merge', x: 0, y: 4 }])
  })
})
