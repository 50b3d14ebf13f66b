import { expect, test } from 'vitest'
import type { Action } from '../game/types.ts'
import { mazeProblems } from '../game/validate.ts'
import { DEFAULT_OPTIONS, maze as game, type State } from '../index.ts'
import { LESSON, tutorial } from './tutorial.ts'

/** What the reader does, step by step. */
const DONE: readonly (Action | undefined)[] = [
  { type: 'generate-maze' },
  { type: 'choose-start', x: 2, y: 2 },
  { type: 'move', dir: 'N' },
  { type: 'move', dir: 'E' },
  { type: 'move', dir: 'E' },
  { type: 'move', dir: 'S' },
  { type: 'move', dir: 'W' },
  { type: 'move', dir: 'S' },
  { type: 'move', dir: 'W' },
  { type: 'merge', x: 0, y: 4 },
  { type: 'move', dir: 'N' },
  { type: 'move', dir: 'W' },
  undefined,
]

test('the lesson can be done as it asks, meets something of each kind, and ends with a win', () => {
  let state: State = game.setup({ ...DEFAULT_OPTIONS, ...tutorial.options }, 2, 'any')
  expect(mazeProblems(LESSON, state.options)).toEqual([])
  const met = new Set<string>()
  const play = (seat: number, action: Action) => {
    const result = game.apply(state, seat, action)
    if (!result.ok) throw new Error(`${seat} ${JSON.stringify(action)}: ${result.error.message}`)
    state = result.value.state
    for (const event of result.value.events) {
      if (event.type === 'cell-entered' && event.seat === 0 && event.own !== undefined) met.add(event.own.find.kind)
    }
  }
  expect(tutorial.steps).toHaveLength(DONE.length)
  for (const [i, step] of tutorial.steps.entries()) {
    if (step.state !== undefined) state = step.state as State
    const action = DONE[i]
    if (action === undefined) continue
    expect(step.accepts?.(action), step.text).toBe(true)
    if (action.type === 'merge') {
      // The lesson says that one cell fits.
      expect(game.legalActions(state, 0).filter(one => one.type === 'merge')).toEqual([action])
    }
    play(0, action)
    for (const reply of step.replies ?? []) play(reply.seat, reply.action)
  }
  expect([...met].sort()).toEqual(['crossbow', 'crutch', 'empty', 'pit-in', 'trap', 'treasure'])
  expect(game.outcome(state)).toEqual({ winners: [0], reason: 'treasure' })
})
