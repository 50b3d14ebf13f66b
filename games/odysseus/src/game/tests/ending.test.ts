import { createRng } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { drawingPolicy } from '../../bots/policies.ts'
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

describe('passing for ever is impossible (ruling 19)', () => {
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

  test('a round of forced skips neither counts nor starts the count again', () => {
    // Circe on 3, Soldier Attack on 6, Cyclops on 9: P0 is held on 9, and P1 sails onto Circe with two damage. They skip, and
    // the jump onto Soldier Attack wrecks them: two rounds in which no player has a choice.
    const state = position({
      epics: ['circe', 'soldier_attack', 'cyclops'],
      players: [
        { position: 9, stuckAtCyclops: true },
        { position: 2, damage: 2 },
      ],
      currentPlayer: 1,
      idleRounds: 2,
      roundPlayed: true,
    })
    const after = applyMove(state, { type: 'careful_sail_1' })
    expect(after).toMatchObject({ gameEnded: false, currentPlayer: 1, idleRounds: 0 })
    expect(after.players[1]).toMatchObject({ position: 6, damage: 3 })
  })

  test.each(['balance 25', 'balance 55'])('two captains who draw on are not becalmed: %s', seed => {
    const policy = drawingPolicy({ mendAt: 3, mostWind: 3 })
    let state = base.game.setup({ difficulty: 'standard' }, 2, seed)
    while (!state.gameEnded) state = applyMove(state, policy(state, getLegalMoves(state)))
    expect(base.game.outcome(state)?.reason).not.toBe('becalmed')
  })

  test('a match in which an expansion holds every ship ends', () => {
    const held = { position: 3, stuckAtCyclops: true }
    const state = position({ epics: ['cyclops'], players: [held, held] })
    expect(applyMove(state, { type: 'end_turn' }).gameEnded).toBe(true)
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
