import { expect, test } from 'vitest'
import { geniejack, type PlayerAction, type RunState } from '../index.ts'
import { tutorial } from './tutorial.ts'

test('every step of the lesson can be done, and shows what its words say', () => {
  let state: RunState = geniejack.setup({ difficulty: 'standard', rules: {} }, 1, 'any')
  const results: string[] = []
  for (const [i, step] of tutorial.steps.entries()) {
    if (step.state !== undefined) state = step.state as RunState
    expect(geniejack.check?.(state), `step ${i + 1}`).toEqual([])
    if (step.accepts === undefined) continue
    const action = geniejack.legalActions(state, 0).find((one: PlayerAction) => step.accepts?.(one))
    expect(action, `step ${i + 1}`).toBeDefined()
    const done = geniejack.apply(state, 0, action!)
    if (!done.ok) throw new Error(done.error.message)
    state = done.value.state
    for (const event of done.value.events) {
      if (event.type === 'hand-resolved') results.push(`${event.result.winner} ${event.result.damageDealt}`)
    }
  }
  // The reader wins the hand that they stand on and the one that they double.
  expect(results).toEqual(['player 19', 'player 4'])
  expect(state.genie?.blessingText).not.toBeNull()
})
