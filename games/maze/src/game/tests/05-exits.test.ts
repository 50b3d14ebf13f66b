import { describe, expect, test } from 'vitest'
import { mazeProblems } from '../validate.ts'
import { after, at, begin, draw, explorer, optionsFor, p, play, types } from './table.ts'

const MAZE = draw('..... ..... ..T.. .t... c.f..')

describe('5.1 an exit is an edge', () => {
  test('a player leaves only outward through it', () => {
    const state = after(begin(MAZE, [p(2, 0), p(4, 4)]), '0W 1N 0E')
    expect(explorer(state, 0).outside).toBe(false)
    expect(explorer(after(state, '1S 0N'), 0).outside).toBe(true)
  })
  test('an outer wall lets no player out', () => {
    expect(explorer(after(begin(MAZE, [p(1, 0), p(4, 4)]), '0N'), 0).outside).toBe(false)
  })
})

describe('5.2 number and place of exits', () => {
  const exit = (x: number, y: number, side: 'N' | 'E' | 'S' | 'W') => ({ x, y, side })
  test.each([
    ['one a side', MAZE.exits, []],
    ['two on one side', [exit(1, 0, 'N'), exit(3, 0, 'N'), exit(2, 4, 'S'), exit(0, 2, 'W')], ['exit-count']],
    ['inside', [exit(2, 1, 'N'), exit(4, 2, 'E'), exit(2, 4, 'S'), exit(0, 2, 'W')], ['exit-place']],
    ['twice the same', [exit(2, 0, 'N'), exit(2, 0, 'N'), exit(2, 4, 'S'), exit(0, 2, 'W')], ['exit-place']],
    ['one corner for two sides', [exit(0, 0, 'N'), exit(4, 2, 'E'), exit(2, 4, 'S'), exit(0, 0, 'W')], []],
  ] as const)('%s', (_, exits, rules) => {
    const maze = { ...MAZE, exits }
    expect(mazeProblems(maze, optionsFor(maze)).map(problem => problem.rule)).toEqual(rules)
  })
  test('another number than the match has is refused', () => {
    const three = { ...MAZE, exits: MAZE.exits.slice(1) }
    expect(mazeProblems(three, optionsFor(MAZE)).map(problem => problem.rule)).toEqual(['exit-count'])
    expect(mazeProblems(three, optionsFor(three))).toEqual([])
  })
})

test('5.3 a start beside an exit does not show it', () => {
  const state = begin(MAZE, [p(2, 0), p(4, 4)])
  expect(explorer(state, 0).islands[0]?.edges).toEqual([])
})

describe('5.4 leaving and coming back (ruling 11)', () => {
  test('leaving ends the slot, even with a turn left', () => {
    const state = after(begin(MAZE, [p(0, 4), p(4, 4)]), '0N 0N 1N 0W')
    expect(state.slot?.seat).toBe(1)
    expect(state.tempo[0].last).toBe('m')
  })
  test('the player is back on the same cell when the next slot starts, without a turn and without an entry', () => {
    const out = after(begin(MAZE, [p(2, 4), p(4, 4)]), '0S')
    expect(explorer(out, 0)).toMatchObject({ outside: true })
    const { state, events } = play(out, '1N')
    expect(types(events)).toEqual(['turn-taken', 'cell-entered', 'slot-ended', 'returned', 'slot-started'])
    expect(explorer(state, 0)).toMatchObject({ outside: false })
    expect(at(state, 0)).toEqual(p(2, 4))
    expect(state.slot).toMatchObject({ seat: 0, left: 1 })
  })
  test('a skipped slot brings the player back as well', () => {
    const quick = draw('..... ..... tc.T. ..... .....')
    const out = after(begin(quick, [p(1, 2), p(4, 4)]), '0W 0W 1N')
    expect(explorer(out, 0)).toMatchObject({ skipSlots: 2, outside: false })
  })
})

test('5.5 no entry of a pit beside an exit', () => {
  const maze = draw('..1.. ..... ..T.. ..a.. .....')
  expect(mazeProblems(maze, optionsFor(maze))).toMatchObject([{ rule: 'pit-at-exit', cells: [p(2, 0)] }])
})
