import { describe, expect, test } from 'vitest'
import { createOdysseus } from '../../index.ts'
import { baseContent } from '../data/baseContent.ts'
import type { AeolusTiles } from '../types.ts'
import { base, codeOf, draw } from './positions.ts'

const { applyMove, getLegalMoves, getView } = base.engine
const land = (damage: number, card = {}) => draw({ epics: ['aeolus'], players: [{ damage }, {}] }, { move: 3, ...card })

describe('Aeolus (ruling 10)', () => {
  test.each([
    [0, [0, 1, 2]],
    [1, [0, 1]],
    [2, [0]],
    [3, [0]],
  ])('with damage %i the choices are %j, and there is no other move', (damage, choices) => {
    const state = land(damage)
    expect(getLegalMoves(state)).toEqual(choices.map(tilesToMove => ({ type: 'aeolus_move', tilesToMove })))
    expect(getView(state).activeEpic).toMatchObject({ requiresChoice: true, allowedAeolusMoves: choices })
  })

  test.each([
    [0, 3, 0],
    [1, 4, 1],
    [2, 5, 2],
  ] as [AeolusTiles, number, number][])('%i tiles: each costs a damage, and no action', (tilesToMove, at, damage) => {
    const state = applyMove(land(0), { type: 'aeolus_move', tilesToMove })
    expect(state.players[0]).toMatchObject({ position: at, damage })
    expect(state).toMatchObject({ actionsRemaining: 4, currentPlayer: 0, pendingAeolus: null })
  })

  test.each([
    [{ type: 'aeolus_move', tilesToMove: 3 } as const, 'out-of-range'],
    [{ type: 'draw_card' } as const, 'choice-pending'],
    [{ type: 'end_turn' } as const, 'choice-pending'],
  ])('%j is refused', (move, code) => {
    expect(codeOf(() => applyMove(land(0), move))).toBe(code)
  })

  test('without an offer there is nothing to choose', () => {
    expect(codeOf(() => applyMove(draw({}, {}), { type: 'aeolus_move', tilesToMove: 0 }))).toBe('no-choice')
  })

  test('the card waits: choice, landing, damage, end of turn (ruling 6)', () => {
    const state = land(0, { damage: 1, endTurn: true })
    expect(state.players[0]?.damage).toBe(0)
    expect(state.currentPlayer).toBe(0)
    const done = applyMove(state, { type: 'aeolus_move', tilesToMove: 2 })
    expect(done.players[0]).toMatchObject({ position: 5, damage: 3, skipNextTurn: true })
    expect(done.currentPlayer).toBe(1)
  })

  test('a turn with no points left ends after the choice', () => {
    const state = draw({ epics: ['aeolus'], actionsRemaining: 1 }, { move: 3 })
    expect(state).toMatchObject({ currentPlayer: 0, actionsRemaining: 0 })
    expect(applyMove(state, { type: 'aeolus_move', tilesToMove: 0 }).currentPlayer).toBe(1)
  })

  test('at a quicker pace the wind may carry onto an epic, and home', () => {
    const quick = createOdysseus({ ...baseContent, pace: [1] })
    const hit = draw({ epics: ['aeolus', 'soldier_attack'] }, { move: 2 }, quick)
    const wrecked = quick.engine.applyMove(hit, { type: 'aeolus_move', tilesToMove: 2 })
    expect(wrecked.players[0]).toMatchObject({ position: 4, damage: 3, skipNextTurn: true })
    const last = ['circe', 'sirens', 'cyclops', 'safe_harbor', 'soldier_attack', 'lotus_eaters', 'underworld'] as const
    const near = draw(
      { epics: [...last, 'sun_gods_cattle', 'aeolus'], players: [{ position: 17 }, {}] },
      { move: 1 },
      quick,
    )
    expect(quick.engine.applyMove(near, { type: 'aeolus_move', tilesToMove: 2 })).toMatchObject({ winner: 0 })
  })
})
