import { describe, expect, test } from 'vitest'
import { maze as game } from '../../index.ts'
import { act, at, begin, draw, explorer, optionsFor, p, refusal } from './table.ts'

const MAZE = draw('c.x.T f.t.. ..... 1...a .....')

describe('10.1 choosing', () => {
  test('the chosen cell is the first of the main island, in absolute coordinates', () => {
    const mind = explorer(begin(MAZE, [p(3, 3), p(1, 1)]), 0)
    expect(mind).toMatchObject({ active: 0, here: p(3, 3), moves: 0 })
    expect(mind.islands[0]?.cells).toEqual([{ x: 3, y: 3, find: { kind: 'empty' }, at: 0 }])
  })
  test('a start outside the board is refused', () => {
    const built = [0, 1].reduce(
      (state, seat) => act(state, seat, { type: 'submit-maze', maze: MAZE }).state,
      game.setup(optionsFor(MAZE), 2, 's'),
    )
    expect(refusal(built, 0, { type: 'choose-start', x: 5, y: 0 })).toBe('off-board')
    expect(game.legalActions(built, 0)).toHaveLength(25)
  })
})

describe('10.2 the start cell resolves at once (ruling 6)', () => {
  test.each([
    ['a Crutch', p(0, 0), { effect: 'crutch', skipSlots: 0 }],
    ['a Crossbow', p(2, 0), { effect: 'crossbow', skipSlots: 0 }],
    ['a treasure', p(0, 1), { effect: null, skipSlots: 0 }],
    ['a pit: the match begins on a second island', p(0, 3), { active: 1, here: p(0, 0) }],
  ] as const)('%s', (_, start, expected) => {
    expect(explorer(begin(MAZE, [start, p(1, 1)]), 0)).toMatchObject(expected)
  })
  test('a Trap: the first three slots pass', () => {
    const state = begin(MAZE, [p(2, 1), p(1, 1)])
    expect(state).toMatchObject({ slot: { seat: 1 }, tempo: [{ skips: 1 }, { skips: 0 }] })
  })
  test('the effects of both count from the first slot on', () => {
    expect(begin(MAZE, [p(1, 1), p(2, 0)]).slot).toMatchObject({ seat: 0, turns: 2, extra: 'crossbow' })
  })
  test('a pit takes the player to its landing', () => {
    expect(at(begin(MAZE, [p(0, 3), p(1, 1)]), 0)).toEqual(p(4, 3))
  })
})
