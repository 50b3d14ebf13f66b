import { describe, expect, test } from 'vitest'
import { game } from '../../index.ts'
import type { Action, State } from '../types.ts'

const start = game.setup({ dice: 2, rounds: 9 }, 3, 'table')

function position(change: Partial<State>): State {
  return { ...start, dice: [[1, 2], [3, 3], [6]], turn: 1, bid: { seat: 0, count: 2, face: 3 }, ...change }
}

const apply = (state: State, seat: number, action: Action) => {
  const result = game.apply(state, seat, action)
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

describe('bidding', () => {
  test('the table draws who begins (ruling 1)', () => {
    expect(game.legalActions(start, 0)).toEqual([{ type: 'draw-starter' }])
    expect(game.chance?.(start, { type: 'draw-starter' }).map(({ item }) => item)).toEqual(
      [0, 1, 2].map(starter => ({ type: 'draw-starter', starter })),
    )
    expect(apply(start, 0, { type: 'draw-starter', starter: 2 }).state.turn).toBe(2)
  })

  test.each([
    { count: 3, face: 1, ok: true },
    { count: 2, face: 4, ok: true },
    { count: 2, face: 3, ok: false },
    { count: 1, face: 6, ok: false },
    { count: 6, face: 6, ok: false },
  ])('after two 3s: $count of $face is $ok (ruling 2)', ({ count, face, ok }) => {
    expect(game.apply(position({}), 1, { type: 'bid', count, face }).ok).toBe(ok)
  })

  test('a player without dice is passed over', () => {
    const state = position({ dice: [[1], [2], []], turn: 1 })
    expect(apply(state, 1, { type: 'bid', count: 2, face: 5 }).state.turn).toBe(0)
  })
})

describe('a challenge', () => {
  test.each([
    { bid: { seat: 0, count: 2, face: 3 }, loser: 1, actual: 2 },
    { bid: { seat: 0, count: 3, face: 3 }, loser: 0, actual: 2 },
    { bid: { seat: 0, count: 1, face: 5 }, loser: 0, actual: 0 },
  ])('of $bid.count × $bid.face costs seat $loser a die (ruling 3)', ({ bid, loser, actual }) => {
    const { state, reveals } = apply(position({ bid }), 1, { type: 'challenge' })
    expect(state.last).toMatchObject({ loser, actual, challenger: 1 })
    expect(state.dice.map(cup => cup.length)).toEqual(
      [2, 2, 1].map((count, seat) => (seat === loser ? count - 1 : count)),
    )
    expect(state.turn).toBe(loser)
    expect(reveals).toBe(true)
  })

  test('the next with dice begins after a player is out (ruling 4)', () => {
    const state = position({ dice: [[4], [3], [6]], bid: { seat: 0, count: 1, face: 5 } })
    expect(apply(state, 1, { type: 'challenge' }).state.turn).toBe(1)
  })

  test.each([
    { dice: [[4], [3, 3], []], round: 1, ending: { winners: [1], reason: 'last-with-dice' } },
    { dice: [[4, 1], [3], [3]], round: 9, ending: { winners: [0, 1, 2], reason: 'round-limit' } },
    { dice: [[4, 1], [3, 2], [3]], round: 9, ending: { winners: [1], reason: 'round-limit' } },
  ])('ends the match with $ending.reason (ruling 5)', ({ dice, round, ending }) => {
    const { state } = apply(position({ dice, round, bid: { seat: 0, count: 4, face: 6 } }), 1, { type: 'challenge' })
    expect(game.outcome(state)).toEqual(ending)
    expect(game.view(state, 'spectator').dice).toEqual(state.dice)
  })
})

test('only the roller sees what was rolled', () => {
  const rolled = { type: 'dice-rolled', seat: 1, count: 2, dice: [3, 4] } as const
  expect(game.redact(rolled, 1)).toEqual(rolled)
  for (const viewer of [0, 2, 'spectator'] as const) {
    expect(game.redact(rolled, viewer)).toEqual({ type: 'dice-rolled', seat: 1, count: 2 })
  }
})
