import { describe, expect, test } from 'vitest'
import { after, at, begin, draw, explorer, p, play } from './table.ts'

const MAZE = draw('.1... ..... ....T .a..2 ...b.')
const FAR = p(4, 1)

describe('8 pits and islands', () => {
  test('8.2 an entry takes the player to its landing in the same turn', () => {
    const { state, events } = play(begin(MAZE, [p(0, 0), FAR]), '0E')
    expect(at(state, 0)).toEqual(p(1, 3))
    expect(events.map(event => event.type).slice(0, 3)).toEqual(['turn-taken', 'cell-entered', 'fell'])
  })
  test('8.3 the map shows the number of the pit, and not where the player is', () => {
    const mind = explorer(after(begin(MAZE, [p(0, 0), FAR]), '0E'), 0)
    expect(mind.islands[0]?.cells.at(-1)).toMatchObject({ x: 1, y: 0, find: { kind: 'pit-in', pit: 1 } })
    expect(mind.islands[1]?.cells).toEqual([{ x: 0, y: 0, find: { kind: 'pit-out', pit: 1 }, at: 1 }])
    expect(mind.here).toEqual(p(0, 0))
  })
  test('8.4 a new island is active, older ones stay', () => {
    const state = after(begin(MAZE, [p(0, 0), FAR]), '0E 1N 0N 1S 0E')
    const mind = explorer(state, 0)
    expect(mind.active).toBe(1)
    expect(mind.islands).toHaveLength(2)
    expect(mind.islands[1]?.cells.map(({ x, y }) => ({ x, y }))).toEqual([p(0, 0), p(0, -1), p(1, -1)])
  })
  test('every fall opens an island, even onto a landing that is known (ruling 14)', () => {
    const state = after(begin(MAZE, [p(0, 3), FAR]), '0E 1N 0N 1S 0N 1N 0N')
    const mind = explorer(state, 0)
    expect(mind.islands[0]?.cells.some(cell => cell.find.kind === 'pit-out')).toBe(true)
    expect(mind.islands).toHaveLength(2)
    expect(mind.active).toBe(1)
  })
  test('a landing does nothing to a player who walks onto it', () => {
    const state = after(begin(MAZE, [p(0, 3), FAR]), '0E')
    expect(at(state, 0)).toEqual(p(1, 3))
    expect(explorer(state, 0).islands).toHaveLength(1)
  })
  test('pits stay: a player can fall again', () => {
    const state = after(begin(MAZE, [p(0, 0), FAR]), '0E 1N 0N 1S 0N 1N 0N')
    expect(explorer(state, 0).islands.map(island => island.pit)).toEqual([null, 1, 1])
    expect(at(state, 0)).toEqual(p(1, 3))
  })
})
