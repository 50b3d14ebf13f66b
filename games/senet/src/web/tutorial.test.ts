import { expect, test } from 'vitest'
import { senet } from '../index.ts'
import { pointedSquares } from './points.ts'
import { tutorial } from './tutorial.ts'

test('the lesson can be played from its first step to its last by what it asks for', () => {
  let state = senet.setup({ throws: 'sticks' }, 2, '')
  const play = (seat: number, action: Parameters<typeof senet.apply>[2]) => {
    const result = senet.apply(state, seat, action)
    if (!result.ok) throw new Error(result.error.message)
    state = result.value.state
  }
  for (const step of tutorial.steps) {
    if (step.state !== undefined) {
      expect(senet.check(step.state), step.text).toEqual([])
      state = step.state as typeof state
    }
    if (step.accepts === undefined) continue
    const wanted = senet.legalActions(state, 0).filter(action => step.accepts?.(action))
    expect(wanted.length, step.text).toBeGreaterThan(0)
    play(0, step.as ?? wanted[0]!)
    for (const reply of step.replies ?? []) play(reply.seat, reply.action)
  }
  expect(senet.outcome(state)).toMatchObject({ winners: [0] })
})

test('a step points at every square that it names', () => {
  for (const step of tutorial.steps.filter(({ points }) => points !== undefined)) {
    const named = [...step.text.matchAll(/(?:on|to|onto|then|and|from) (\d+)/g)].map(match => Number(match[1]))
    const squares = named.filter(number => number > 5)
    const pointed = pointedSquares(step.points ?? [])
    for (const square of squares) {
      if (!/cannot be played from/.test(step.text) || square !== 6) expect(pointed, step.text).toContain(square)
    }
  }
})
