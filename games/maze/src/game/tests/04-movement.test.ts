import { describe, expect, test } from 'vitest'
import { maze as game } from '../../index.ts'
import { act, after, at, begin, draw, explorer, p, play, refusal, setup, types } from './table.ts'

const MAZE = draw('..... ..... ..T.. .x... .....', [{ x: 1, y: 1, dir: 'E' }])

describe('4.1 what a move does (ruling 7)', () => {
  test.each([
    [p(1, 1), 'W', 'open', p(0, 1)],
    [p(1, 1), 'E', 'inner-wall', p(1, 1)],
    [p(0, 0), 'N', 'outer-wall', p(0, 0)],
    [p(2, 0), 'N', 'exit', p(2, 0)],
  ] as const)('from %j to %s: %s', (start, dir, result, end) => {
    const { state, events } = play(begin(MAZE, [start, p(4, 4)]), `0${dir}`)
    expect(events[0]).toMatchObject({ type: 'turn-taken', own: { dir, result, island: 0, ...start } })
    expect(at(state, 0)).toEqual(end)
    expect(explorer(state, 0).islands[0]?.edges).toEqual([{ ...start, dir, state: result }])
  })
  test('a tried edge is known from both sides and is not noted twice', () => {
    const state = after(begin(MAZE, [p(1, 1), p(4, 4)]), '0W 1N 0E')
    expect(explorer(state, 0).islands[0]?.edges).toHaveLength(1)
  })
})

test('4.2 contents resolve in the same turn', () => {
  const { state, events } = play(begin(MAZE, [p(0, 3), p(4, 4)]), '0E')
  expect(types(events).slice(0, 3)).toEqual(['turn-taken', 'cell-entered', 'effect-changed'])
  expect(explorer(state, 0).effect).toBe('crossbow')
})

describe('refusals are typed and change nothing', () => {
  const playing = begin(MAZE, [p(1, 1), p(4, 4)])
  test.each([
    ['a move while building', setup(), 0, { type: 'move', dir: 'N' }, 'wrong-phase'],
    ['a start while building', setup(), 0, { type: 'choose-start', x: 0, y: 0 }, 'wrong-phase'],
    ['a maze while playing', playing, 0, { type: 'generate-maze' }, 'wrong-phase'],
    ['a second start', playing, 0, { type: 'choose-start', x: 0, y: 0 }, 'wrong-phase'],
    ['a move in the other slot', playing, 1, { type: 'move', dir: 'N' }, 'not-your-turn'],
    ['a merge in the other slot', playing, 1, { type: 'merge', x: 0, y: 0 }, 'not-your-turn'],
    ['a merge with no second island', playing, 0, { type: 'merge', x: 0, y: 0 }, 'nothing-to-merge'],
    ['a move by nobody', playing, 7, { type: 'move', dir: 'N' }, 'not-your-turn'],
    ['a move after the end', after(playing, '1-'), 0, { type: 'move', dir: 'N' }, 'match-over'],
  ] as const)('%s', (_, state, seat, action, code) => {
    expect(refusal(state, seat, action)).toBe(code)
  })
  test.each([{ type: 'move', dir: 'up' }, { type: 'move' }, { type: 'choose-start', x: -1, y: 0 }, { type: 'fly' }])(
    'no action: %j',
    value => {
      expect('issues' in game.action['~standard'].validate(value)).toBe(true)
    },
  )
  test('a built maze and a chosen start are final (ruling 5)', () => {
    const built = act(setup(), 0, { type: 'generate-maze' }).state
    expect(refusal(built, 0, { type: 'generate-maze' })).toBe('not-your-turn')
    const ready = act(built, 1, { type: 'generate-maze' }).state
    const chosen = act(ready, 0, { type: 'choose-start', x: 0, y: 0 }).state
    expect(refusal(chosen, 0, { type: 'choose-start', x: 1, y: 0 })).toBe('not-your-turn')
  })
})
