import { describe, expect, test } from 'vitest'
import { createOdysseus } from '../../index.ts'
import { baseContent } from '../data/baseContent.ts'
import type { Given } from './positions.ts'
import { base, draw, position } from './positions.ts'

const { applyMove, advanceTurn } = base.engine
const HELD: Given = { epics: ['cyclops'], players: [{}, { position: 3, stuckAtCyclops: true }] }

describe('Cyclops (ruling 12)', () => {
  test('alone: stuck, and the turn is over', () => {
    const state = draw({ epics: ['cyclops'] }, { move: 3 })
    expect(state).toMatchObject({ currentPlayer: 1 })
    expect(state.players[0]).toMatchObject({ position: 3, stuckAtCyclops: true })
  })

  test("a stuck player's turns are skipped and count as turns", () => {
    const state = advanceTurn(position(HELD))
    expect(state.currentPlayer).toBe(0)
    expect(state.players[1]).toMatchObject({ stuckAtCyclops: true, turnsTaken: 1 })
  })

  test('a second ship that lands frees the first, and both go 2 on', () => {
    const state = draw(HELD, { move: 3 })
    expect(state.players.map(player => [player.position, player.stuckAtCyclops])).toEqual([
      [5, false],
      [5, false],
    ])
    expect(state.currentPlayer).toBe(0)
  })

  test('a ship that only passes frees no ship', () => {
    expect(draw(HELD, { move: 4 }).players[1]).toMatchObject({ position: 3, stuckAtCyclops: true })
  })

  test('a ship that is already there unheld is no rescuer and is not rescued', () => {
    const state = draw({ epics: ['cyclops'], players: [{}, { position: 3 }] }, { move: 3 })
    expect(state.players[0]).toMatchObject({ position: 3, stuckAtCyclops: true })
    expect(state.players[1]).toMatchObject({ position: 3, stuckAtCyclops: false })
  })

  test('the card that rescues still damages and may wreck the rescuer (ruling 6)', () => {
    const state = draw(
      { ...HELD, players: [{ damage: 2 }, { position: 3, stuckAtCyclops: true }] },
      { move: 3, damage: 1 },
    )
    expect(state.players[0]).toMatchObject({ position: 5, damage: 3, skipNextTurn: true })
    expect(state.players[1]).toMatchObject({ position: 5, damage: 0 })
  })

  test('careful sailing rescues as well', () => {
    const state = applyMove(position({ ...HELD, players: [{ position: 2 }, { position: 3, stuckAtCyclops: true }] }), {
      type: 'careful_sail_1',
    })
    expect(state.players.map(player => player.position)).toEqual([5, 5])
  })
})

describe('a rescue at a quicker pace, where both land on an epic', () => {
  const quick = createOdysseus({ ...baseContent, pace: [1] })
  const rescue = (next: Given['epics'] & object, players: Given['players'] & object) =>
    draw({ epics: ['cyclops', ...next], players }, { move: 2 }, quick)

  test('the landing triggers for both', () => {
    const state = rescue(['soldier_attack'], [{}, { position: 2, stuckAtCyclops: true, damage: 2 }])
    expect(state.players[0]).toMatchObject({ position: 4, damage: 1 })
    expect(state.players[1]).toMatchObject({ position: 4, damage: 3, skipNextTurn: true })
    expect(state.currentPlayer).toBe(0)
  })

  test('Aeolus lets the rescuer choose first, then the rescued', () => {
    const first = rescue(['aeolus'], [{}, { position: 2, stuckAtCyclops: true }])
    expect(first.pendingAeolus).toMatchObject({ playerId: 0 })
    const second = quick.engine.applyMove(first, { type: 'aeolus_move', tilesToMove: 0 })
    expect(second.pendingAeolus).toMatchObject({ playerId: 1 })
    expect(quick.game.toAct(second)).toEqual([1])
    const done = quick.engine.applyMove(second, { type: 'aeolus_move', tilesToMove: 1 })
    expect(done).toMatchObject({ currentPlayer: 0, pendingAeolus: null, actionsRemaining: 4 })
    expect(done.players[1]).toMatchObject({ position: 5, damage: 1 })
  })

  test('Circe ends the turn of the rescuer only; both jump later', () => {
    const state = rescue(['circe'], [{}, { position: 2, stuckAtCyclops: true }, {}])
    expect(state.players.slice(0, 2).map(player => player.circePending)).toEqual([true, true])
    expect(state.currentPlayer).toBe(2)
  })

  test('both reach Ithaca in the same step and share the win (ruling 5)', () => {
    const last = ['circe', 'sirens', 'aeolus', 'safe_harbor', 'soldier_attack', 'lotus_eaters', 'underworld'] as const
    const epics = [...last, 'sun_gods_cattle', 'cyclops'] as const
    const state = draw(
      { epics, players: [{ position: 17 }, { position: 18, stuckAtCyclops: true }] },
      { move: 1 },
      quick,
    )
    expect(state).toMatchObject({ gameEnded: true, winner: null, winners: [0, 1] })
    expect(quick.game.outcome(state)).toEqual({ winners: [0, 1], reason: 'ithaca', scores: [20, 20] })
  })
})
