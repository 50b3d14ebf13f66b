import { createRng } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import type { GameState } from '../types.ts'
import { base, position } from './positions.ts'

const { applyMove, initGame, getLegalMoves } = base.engine

describe('depletion (ruling 18)', () => {
  test('the round is played to its last seat, then the farthest ship wins', () => {
    const players = [{ position: 4 }, { position: 8 }, {}]
    const emptied = applyMove(position({ players, seaDeck: [{ move: 1 }], actionsRemaining: 1 }), { type: 'draw_card' })
    expect(emptied).toMatchObject({ gameEnded: false, currentPlayer: 1 })
    const last = applyMove(emptied, { type: 'end_turn' })
    expect(last).toMatchObject({ gameEnded: false, currentPlayer: 2 })
    const over = applyMove(last, { type: 'end_turn' })
    expect(over).toMatchObject({ gameEnded: true, winner: 1, winners: [1] })
    expect(base.game.outcome(over)).toEqual({ winners: [1], reason: 'depletion', scores: [5, 8, 0] })
  })

  test('ties share', () => {
    const state = position({ players: [{ position: 8 }, { position: 8 }, {}], seaDeck: [], currentPlayer: 2 })
    expect(applyMove(state, { type: 'end_turn' })).toMatchObject({ winner: null, winners: [0, 1] })
  })

  test('a skipped turn is a turn: the round ends with it', () => {
    const players = [{ position: 1 }, { skipNextTurn: true }]
    const state = position({ players, seaDeck: [{}], actionsRemaining: 1 })
    expect(applyMove(state, { type: 'draw_card' })).toMatchObject({ gameEnded: true, winner: 0 })
  })

  test('the last card may still bring a ship home', () => {
    const state = position({ players: [{}, { position: 29 }], currentPlayer: 1, seaDeck: [{ move: 1 }] })
    expect(base.game.outcome(applyMove(state, { type: 'draw_card' }))).toMatchObject({ winners: [1], reason: 'ithaca' })
  })
})

describe('nobody passes for ever (ruling 19)', () => {
  const pass = (state: GameState, times: number): GameState =>
    times === 0 ? state : pass(applyMove(state, { type: 'end_turn' }), times - 1)

  test('three idle rounds end the match as by depletion', () => {
    const state = position({ players: [{ position: 2 }, {}] })
    expect(pass(state, 5).gameEnded).toBe(false)
    const over = pass(state, 6)
    expect(over).toMatchObject({ gameEnded: true, winner: 0 })
    expect(base.game.outcome(over)?.reason).toBe('becalmed')
  })

  test.each([{ type: 'draw_card' }, { type: 'careful_sail_1' }] as const)('$type starts the count again', move => {
    const idle = pass(position({ seaDeck: [{}, {}] }), 4)
    const moved = applyMove(idle, move)
    expect(pass(moved, 2)).toMatchObject({ gameEnded: false, idleRounds: 0 })
    expect(pass(moved, 8).gameEnded).toBe(true)
  })

  test('mending does not', () => {
    let state = position({})
    for (let i = 0; i < 6; i++) {
      expect(state.gameEnded).toBe(false)
      state = applyMove(applyMove(state, { type: 'repair' }), { type: 'end_turn' })
    }
    expect(state.gameEnded).toBe(true)
  })
})

describe('every match ends', () => {
  test.each([2, 3, 4])('%i players, 1,000 seeds of random play', players => {
    const names = Array.from({ length: players }, (_, seat) => `P${seat}`)
    let longest = 0
    for (let seed = 0; seed < 1000; seed++) {
      const rng = createRng(seed)
      let state = initGame(names, `end ${seed}`)
      let moves = 0
      for (; !state.gameEnded; moves++) {
        if (moves > 5000) throw new Error(`seed ${seed} does not end`)
        state = applyMove(state, rng.pick(getLegalMoves(state)))
      }
      longest = Math.max(longest, moves)
    }
    expect(longest).toBeLessThan(5000)
  })
})
