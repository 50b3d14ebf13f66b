import { describe, expect, test } from 'vitest'
import { base, draw, position } from './positions.ts'

const { initGame, getView, applyMove } = base.engine

describe('the view', () => {
  test('shows the path with its ships, and what lies ahead by kind only', () => {
    const view = getView(draw({ epics: ['soldier_attack'] }, { move: 3 }))
    expect(view.tiles.map(({ type }) => type)).toEqual(['START', 'SEA', 'SEA', 'EPIC'])
    expect(view.tiles[3]).toMatchObject({ index: 3, epicName: 'Soldier Attack', players: [0] })
    expect(view.ahead).toHaveLength(27)
    expect(view.ahead[2]).toEqual({ index: 6, type: 'EPIC' })
    expect(view.ahead.at(-1)).toEqual({ index: 30, type: 'ITHACA' })
    expect(view.damageByPlayer).toEqual({ 0: 1, 1: 0 })
  })

  test('stacks lie face down, equally long, and there is no generator (ruling 1)', () => {
    const state = initGame(['A', 'B'])
    const { state: table } = getView(state)
    expect(table.seaDeck).toEqual(state.seaDeck.map(() => ({ id: '?', name: '?', move: 0, damage: 0 })))
    expect(table.epicStack).toEqual(state.epicStack.map(() => ({ id: '?', category: 'epic' })))
    expect(table.openSeasStack).toEqual(state.openSeasStack.map(() => ({ id: '?', category: 'open_sea' })))
    expect(table).not.toHaveProperty('rng')
    expect(base.game.view(state, 'host').state).toEqual(state)
  })

  test('a peek is named for everybody (ruling 14)', () => {
    const state = draw({ epics: ['underworld', 'circe', 'sirens'] }, { move: 3 })
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = base.game.view(state, viewer)
      expect(view.upcomingEpicPeek?.tiles).toEqual([
        { id: 'circe', index: 6, name: 'Circe', description: expect.any(String) },
        { id: 'sirens', index: 9, name: 'Sirens', description: expect.any(String) },
      ])
      expect(view.state.epicStack.slice(0, 3).map(({ epicId }) => epicId)).toEqual(['circe', 'sirens', undefined])
    }
  })

  test('the mix of the deck is public', () => {
    const state = initGame(['A', 'B'])
    const view = getView(applyMove(state, { type: 'draw_card' }))
    expect(view.seaDeckMix.reduce((sum, { left }) => sum + left, 0)).toBe(view.seaDeckCount)
    expect(view.lastCard).toEqual(state.seaDeck[0])
  })

  test('the end names one winner, or several', () => {
    const won = getView(draw({ players: [{ position: 29 }, {}] }, { move: 1 }))
    expect(won.gameOver).toEqual({ winnerPlayerId: 0, winnerPlayerIds: [0], reason: 'ithaca' })
    const tied = applyMove(position({ seaDeck: [], currentPlayer: 1 }), { type: 'end_turn' })
    expect(getView(tied).gameOver).toEqual({ winnerPlayerId: null, winnerPlayerIds: [0, 1], reason: 'depletion' })
  })
})
