import { expect, test } from 'vitest'
import { geniejack, type PlayerAction, type RunState } from '../../index.ts'
import { framesOf, lengthOf } from './frames.ts'
import { findBlow, shownOf } from './shown.ts'

const options = { difficulty: 'standard', rules: {} } as const

function apply(state: RunState, action: PlayerAction) {
  const done = geniejack.apply(state, 0, action)
  if (!done.ok) throw new Error(done.error.message)
  return done.value
}

test('the deal shows one card after the other and keeps the first of the dealer down', () => {
  const start = geniejack.setup(options, 1, 'frames')
  const { state, events } = apply(start, { type: 'continue' })
  const frames = framesOf(shownOf(geniejack.view(start, 0)), events, geniejack.view(state, 0))
  expect(frames.map(({ shown }) => shown.player.cards.length + shown.dealer.cards.length)).toEqual([1, 2, 3, 4])
  expect(frames.at(-1)?.shown.dealer.cards[0]).toBeNull()
  expect(frames.every(({ shown }) => shown.dealer.score === null)).toBe(true)
})

test('whatever is played, the last frame has the cards and the health of the view', () => {
  let state = geniejack.setup(options, 1, 'frames')
  for (let step = 0; step < 60 && state.outcome === null; step++) {
    const before = shownOf(geniejack.view(state, 0))
    const legal = geniejack.legalActions(state, 0)
    const next = apply(state, legal.find(({ type }) => type === 'stand' || type === 'skip_shop') ?? legal[0]!)
    const after = geniejack.view(next.state, 0)
    const frames = framesOf(before, next.events, after)
    const last = frames.at(-1)?.shown
    if (last !== undefined && after.enemy !== null && after.phase !== 'battle_result') {
      const end = shownOf(after)
      expect(last.player.cards).toEqual(end.player.cards)
      expect(last.dealer.cards).toEqual(end.dealer.cards)
      expect(last.changes).toEqual(end.changes)
      expect([last.player.hp, last.dealer.hp]).toEqual([end.player.hp, end.dealer.hp])
    }
    expect(frames.reduce((sum, { hold }) => sum + hold, 0)).toBe(lengthOf(next.events))
    state = next.state
  }
  expect(state.tally.handsPlayed).toBeGreaterThan(3)
})

test('the blow of a hand is distinguished from what else hurts', () => {
  const changes = [
    { side: 'player', by: -3, cause: 'Binding Chains' },
    { side: 'player', by: -4, cause: 'Sand Scorpion' },
    { side: 'player', by: -5, cause: 'Blood Signet' },
  ] as const
  expect(findBlow(changes, 'Sand Scorpion')).toBe(changes[1])
  expect(findBlow(changes.slice(2), 'Sand Scorpion')).toBeUndefined()
})

test('after a reload everything that happened in the hand is still known', () => {
  let state = apply(geniejack.setup(options, 1, 'frames'), { type: 'continue' }).state
  state = apply(state, { type: 'stand' }).state
  expect(shownOf(geniejack.view(state, 0)).changes).toEqual(state.healthChanges)
})
