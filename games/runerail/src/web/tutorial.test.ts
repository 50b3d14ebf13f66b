import { expect, test } from 'vitest'
import type { Action } from '../game/commands/index.ts'
import type { State } from '../game/types.ts'
import { runerail } from '../index.ts'
import { tutorial } from './tutorial.ts'
import { lessonStates } from './tutorial-states.ts'

test('every moment of the lesson is a state of the game in which the reader is to act', () => {
  for (const state of Object.values(lessonStates())) {
    expect(runerail.check(state)).toEqual([])
    expect(runerail.toAct(state)).toEqual([0])
  }
})

test('each step of the lesson can be done', () => {
  let state: State | undefined
  for (const step of tutorial.steps) {
    if (step.state !== undefined) state = step.state as State
    if (step.accepts === undefined || state === undefined) continue
    const action: Action | undefined = runerail.legalActions(state, 0).find(each => step.accepts?.(each) === true)
    expect(action, step.text).toBeDefined()
    const played = runerail.apply(state, 0, action!)
    expect(played.ok).toBe(true)
    if (played.ok) state = played.value.state
  }
})
