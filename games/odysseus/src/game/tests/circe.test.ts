import { describe, expect, test } from 'vitest'
import type { AnyEpicId, PlayerState } from '../types.ts'
import { base, draw, position } from './positions.ts'

const { applyMove } = base.engine

/** Seat 1 ends its turn, and the turn in which seat 0 jumps comes up. */
function jump(epics: readonly AnyEpicId[], from: number, player: Partial<PlayerState> = {}, laid = 1) {
  const players = [{ position: from, circePending: true, ...player }, {}]
  return applyMove(position({ epics, laid, players, currentPlayer: 1 }), { type: 'end_turn' })
}

describe('Circe (ruling 11)', () => {
  test('the turn ends at once, the next one is skipped, and then the ship jumps', () => {
    const landed = draw({ epics: ['circe', 'safe_harbor'] }, { move: 3 })
    expect(landed.currentPlayer).toBe(1)
    const skipped = applyMove(landed, { type: 'end_turn' })
    expect(skipped.currentPlayer).toBe(1)
    expect(skipped.players[0]).toMatchObject({ position: 3, skipNextTurn: false, circePending: true })
    const jumped = applyMove(skipped, { type: 'end_turn' })
    expect(jumped).toMatchObject({ currentPlayer: 0, actionsRemaining: 5 })
    expect(jumped.players[0]).toMatchObject({ position: 6, circePending: false })
  })

  const ROWS: readonly [next: AnyEpicId, after: Partial<PlayerState>, plays: boolean][] = [
    ['safe_harbor', { position: 6, damage: 0 }, true],
    ['soldier_attack', { position: 6, damage: 2 }, true],
    ['lotus_eaters', { position: 7, skipNextTurn: true }, true],
    ['underworld', { position: 5 }, true],
    ['sirens', { position: 6, sirensActive: true, sirensBound: false }, true],
    ['cyclops', { position: 6, stuckAtCyclops: true }, false],
  ]
  test.each(ROWS)('a jump to %s triggers it', (next, after, plays) => {
    const state = jump(['circe', next], 3, { damage: 1 })
    expect(state.players[0]).toMatchObject(after)
    expect(state.currentPlayer).toBe(plays ? 0 : 1)
    expect(state.actionsRemaining).toBe(5)
  })

  test('a jump that wrecks ends the turn', () => {
    const state = jump(['circe', 'soldier_attack'], 3, { damage: 2 })
    expect(state.currentPlayer).toBe(1)
    expect(state.players[0]).toMatchObject({ damage: 3, skipNextTurn: true })
  })

  test('a jump to Aeolus opens the choice before the turn, and 5 points follow', () => {
    const state = jump(['circe', 'aeolus'], 3)
    expect(state.pendingAeolus?.playerId).toBe(0)
    const chosen = applyMove(state, { type: 'aeolus_move', tilesToMove: 2 })
    expect(chosen).toMatchObject({ currentPlayer: 0, actionsRemaining: 5 })
    expect(chosen.players[0]).toMatchObject({ position: 8, damage: 2 })
  })

  test('the next epic may lie on the path already, or be Ithaca', () => {
    expect(jump(['circe', 'safe_harbor'], 3, {}, 12).players[0]?.position).toBe(6)
    const last = ['sirens', 'aeolus', 'cyclops', 'safe_harbor', 'soldier_attack', 'lotus_eaters', 'underworld'] as const
    expect(jump([...last, 'sun_gods_cattle', 'circe'], 27)).toMatchObject({ gameEnded: true, winner: 0 })
  })

  test('a wreck on the way to Circe is one skip with hers (ruling 9)', () => {
    const state = draw({ epics: ['circe'], players: [{ damage: 2 }, {}] }, { move: 3, damage: 1 })
    const skipped = applyMove(state, { type: 'end_turn' })
    expect(applyMove(skipped, { type: 'end_turn' }).currentPlayer).toBe(0)
  })
})
