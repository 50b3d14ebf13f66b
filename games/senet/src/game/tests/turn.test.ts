import { describe, expect, test } from 'vitest'
import { reduce } from '../../seed-api/reduce.ts'
import { apply } from '../apply.ts'
import { winnerOf } from '../legal.ts'
import { setup } from '../setup.ts'
import { COMPLETIONS, THROWS, type Throw } from '../throws.ts'
import type { Action, State } from '../types.ts'
import { formatPosition, position } from './position.ts'

describe('ruling 3: throws', () => {
  test('sticks weigh 4, 6, 4, 1, 1; uniform all the same', () => {
    expect(COMPLETIONS.sticks.map(({ weight, item }) => [item.value, weight])).toEqual([
      [1, 4],
      [2, 6],
      [3, 4],
      [4, 1],
      [5, 1],
    ])
    expect(new Set(COMPLETIONS.uniform.map(({ weight }) => weight)).size).toBe(1)
    expect(COMPLETIONS.uniform.map(({ item }) => item.value)).toEqual([...THROWS])
  })
})

describe('ruling 4: extra turns', () => {
  test.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 0],
    [5, 0],
  ] as const)('after a throw of %i seat %i is to throw', (value, next) => {
    const thrown = reduce(position('x12 o20'), { type: 'throw', value })
    expect(thrown.events).toEqual([{ type: 'thrown', seat: 0, value }])
    const { state, events } = reduce(thrown.state, { type: 'move', from: 12 })
    expect(state).toMatchObject({ turn: next, throw: null, lastThrow: value })
    expect(events.at(-1)).toEqual(
      next === 0 ? { type: 'extra-turn', seat: 0, value } : { type: 'turn-passed', seat: 1 },
    )
  })

  test.each([
    [2, 1, ['thrown', 'forfeited', 'turn-passed']],
    [4, 0, ['thrown', 'forfeited', 'extra-turn']],
  ] as const)('a throw of %i without a legal move is forfeited, then seat %i is to throw', (value, next, types) => {
    const { state, events } = reduce(position('X30 o1'), { type: 'throw', value })
    expect(events.map(event => event.type)).toEqual(types)
    expect(state).toMatchObject({ turn: next, throw: null, lastThrow: value })
  })
})

describe('refusals', () => {
  const start = setup({ throws: 'sticks' })
  const thrown = reduce(start, { type: 'throw', value: 2 }).state
  const over = position('o3')
  const cases: readonly [string, State, number, Action, string, string | undefined][] = [
    ['the other seat throws', start, 1, { type: 'throw', value: 1 }, 'not-your-turn', undefined],
    ['a seat that does not exist', start, 7, { type: 'throw', value: 1 }, 'not-your-turn', undefined],
    ['a move before the throw', start, 0, { type: 'move', from: 9 }, 'illegal-action', 'throw-first'],
    ['a throw that nobody drew', start, 0, { type: 'throw' }, 'illegal-action', 'no-value'],
    ['a second throw', thrown, 0, { type: 'throw', value: 5 }, 'illegal-action', 'already-thrown'],
    ['an empty square', thrown, 0, { type: 'move', from: 30 }, 'illegal-action', 'no-piece'],
    ['after the end', over, 0, { type: 'throw', value: 5 }, 'match-over', undefined],
  ]
  test.each(cases)('%s', (_name, state, seat, action, code, rule) => {
    const result = apply(state, seat, action)
    expect(result).toMatchObject({ ok: false, error: { code } })
    if (!result.ok) expect(result.error.details?.rule_code).toBe(rule)
  })
})

describe('ruling 11: the end', () => {
  test('the fifth piece off the board ends the match at once, extra turn or not', () => {
    const { state, events } = reduce(position('X30 o1', 0, 1), { type: 'move', from: 30 })
    expect(winnerOf(state)).toBe(0)
    expect(events).toEqual([
      { type: 'borne-off', seat: 0, from: 30, count: 5 },
      { type: 'won', seat: 0 },
    ])
    expect(state).toMatchObject({ turn: 0, throw: null, lastThrow: 1, borneOff: [5, 4] })
    expect(() => reduce(state, { type: 'throw', value: 1 })).toThrow(expect.objectContaining({ code: 'match-over' }))
  })

  test('four pieces off are not enough', () => {
    const { state } = reduce(position('x1 X30 o2', 0, 1), { type: 'move', from: 30 })
    expect(winnerOf(state)).toBeNull()
  })
})

test('a fixed sequence of throws and moves gives this state', () => {
  const script: readonly (readonly [value: Throw, from: number])[] = [
    [2, 9],
    [1, 10],
    [4, 8],
    [3, 6],
    [1, 7],
    [5, 1],
    [2, 5],
    [3, 2],
    [3, 6],
    [4, 11],
    [4, 12],
    [2, 15],
    [1, 10],
  ]
  let state = setup({ throws: 'sticks' })
  for (const [value, from] of script) {
    state = reduce(state, { type: 'throw', value }).state
    state = reduce(state, { type: 'move', from }).state
  }
  expect(formatPosition(state)).toBe('x3 o4 o5 o6 x7 x8 x9 x11 o16 o17')
  expect(state.squares.flatMap((piece, i) => (piece === null ? [] : [[i + 1, piece.id]]))).toEqual([
    [3, 1],
    [4, 6],
    [5, 5],
    [6, 7],
    [7, 2],
    [8, 3],
    [9, 0],
    [11, 4],
    [16, 8],
    [17, 9],
  ])
  expect(state).toMatchObject({ throws: 'sticks', borneOff: [0, 0], turn: 0, throw: null, lastThrow: 1 })
})
