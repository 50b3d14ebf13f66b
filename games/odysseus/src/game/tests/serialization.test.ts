import { createRng } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { base, codeOf, position } from './positions.ts'

const { initGame, applyMove, getLegalMoves } = base.engine
const { serializeGameState, deserializeGameState } = base

describe('serialization (ruling 1)', () => {
  test('every state of a match comes back as it was', () => {
    const rng = createRng('text')
    let state = initGame(['A', 'B', 'C', 'D'], 'text')
    while (!state.gameEnded) {
      expect(deserializeGameState(serializeGameState(state))).toEqual(state)
      state = applyMove(state, rng.pick(getLegalMoves(state)))
    }
    expect(deserializeGameState(serializeGameState(state))).toEqual(state)
  })

  test.each(['', '{', 'null', '[]', '{}'])('%j is refused', text => {
    expect(codeOf(() => deserializeGameState(text))).toBe('bad-state')
  })
})

describe('invalid states are refused', () => {
  const state = initGame(['A', 'B'])
  const [top, ...rest] = state.epicStack
  const laid = base.engine.extendPath(state)
  test.each([
    ['a card too few', { ...state, seaDeck: state.seaDeck.slice(1) }],
    ['a card twice', { ...state, seaDeck: [...state.seaDeck.slice(1), state.seaDeck[1]] }],
    ['a marked card', { ...state, seaDeck: [{ ...state.seaDeck[0]!, move: 4, damage: 0 }, ...state.seaDeck.slice(1)] }],
    ['Ithaca not last', { ...state, epicStack: [...rest, top] }],
    ['a ship off the path', { ...state, players: [{ ...state.players[0]!, position: 5 }, state.players[1]] }],
    ['a ship home that has not won', position({ players: [{ position: 30 }, {}] })],
    ['winners of a running match', { ...state, winners: [0], winner: 0 }],
    ['the wrong clock', { ...laid, epicClock: 0 }],
    ['no such difficulty', { ...state, difficulty: 'none' }],
    ['nobody to play', { ...state, currentPlayer: 2 }],
    ['a used-up turn', { ...state, actionsRemaining: 0 }],
    ['a false peek', { ...state, peek: { playerId: 0, tiles: [{ epicId: rest[0]?.epicId, index: 3 }] } }],
    ['held at sea', { ...state, players: [{ ...state.players[0]!, stuckAtCyclops: true }, state.players[1]] }],
    ['an unknown field', { ...state, more: 1 }],
    ['an unknown epic', { ...state, activeEpic: 'scylla' }],
    ['a number as an epic', { ...state, activeEpic: 'toString' }],
  ])('%s', (_, broken) => {
    expect(base.game.check(broken)).not.toEqual([])
  })

  test('the forbidden neighbours', () => {
    const broken = position({ epics: ['circe', 'sun_gods_cattle'] })
    expect(base.game.check(broken)).toEqual(['Two epics are neighbours that may not be.'])
  })
})
