import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Action, GameState } from './index.ts'
import { legalMoves, planMove, reduce, setup } from './index.ts'

describe('a value that is not an action', () => {
  const start = setup({ throws: 'sticks' })
  const thrown = reduce(start, { type: 'throw', value: 2 }).state
  const cases: readonly [string, GameState, unknown, string][] = [
    ['nothing', start, null, 'unknown-action'],
    ['undefined', start, undefined, 'unknown-action'],
    ['a number', start, 3, 'unknown-action'],
    ['an unknown type', start, { type: 'pass' }, 'unknown-action'],
    ['the name of a method', start, { type: 'toString' }, 'unknown-action'],
    ...[0, 6, -1, 2.5, Number.NaN, Infinity, '2', null, {}].map((value): [string, GameState, unknown, string] => [
      `a throw of ${JSON.stringify(value)}`,
      start,
      { type: 'throw', value },
      'bad-throw',
    ]),
    ...[0, 31, 1.5, Number.NaN, '9', null, undefined].map((from): [string, GameState, unknown, string] => [
      `a move from ${JSON.stringify(from)}`,
      thrown,
      { type: 'move', from },
      'bad-square',
    ]),
  ]
  test.each(cases)('%s is refused with a code', (_name, state, given, code) => {
    const action = given as Action
    expect(() => reduce(state, action)).toThrow(
      expect.objectContaining({ code, message: expect.stringMatching(/\.$/) }),
    )
  })
})

test('a match is played with the exports of the entry alone', () => {
  let state: GameState = setup({ throws: 'sticks' })
  state = reduce(state, { type: 'throw', value: 2 }).state
  expect(legalMoves(state)).toEqual([{ type: 'move', from: 9 }])
  expect(planMove(state, 9)).toMatchObject({ legal: true, plan: { to: 11 } })
  expect(reduce(state, { type: 'move', from: 9 }).events.map(({ type }) => type)).toEqual(['moved', 'turn-passed'])
  expect(() => reduce(state, { type: 'throw', value: 1 })).toThrow(expect.objectContaining({ code: 'already-thrown' }))
})

test('the entry brings the engine and no other library', () => {
  const libraries = new Set<string>()
  const read = (file: URL) => {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g)) {
      if (path.startsWith('.')) read(new URL(path, file))
      else libraries.add(path)
    }
  }
  read(new URL('./index.ts', import.meta.url))
  expect([...libraries]).toEqual(['@turnwise/engine'])
})
