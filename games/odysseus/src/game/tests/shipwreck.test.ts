import { describe, expect, test } from 'vitest'
import { base, draw, position } from './positions.ts'

describe('shipwreck (ruling 9)', () => {
  test.each([
    [1, 1, 2, false],
    [2, 1, 3, true],
    [3, 1, 3, true],
    [3, 0, 3, false],
    [2, 0, 2, false],
  ])('damage %i and a card with %i', (before, damage, after, wrecked) => {
    const state = draw({ players: [{ damage: before }, {}] }, { damage })
    expect(state.players[0]).toMatchObject({ damage: after, skipNextTurn: wrecked })
    expect(state.currentPlayer).toBe(wrecked ? 1 : 0)
  })

  test('the next turn is skipped, the damage stays', () => {
    const wrecked = draw({ players: [{ damage: 2 }, {}] }, { damage: 1 })
    const next = base.engine.applyMove(wrecked, { type: 'end_turn' })
    expect(next).toMatchObject({ currentPlayer: 1, actionsRemaining: 5 })
    expect(next.players[0]).toMatchObject({ damage: 3, skipNextTurn: false, turnsTaken: 2 })
    expect(base.engine.applyMove(next, { type: 'end_turn' }).currentPlayer).toBe(0)
  })

  test('a ship wrecked by the movement is not damaged again by the card (ruling 6)', () => {
    const state = position({
      epics: ['soldier_attack'],
      players: [{ damage: 2 }, {}],
      seaDeck: [{ move: 3, damage: 1 }, {}],
    })
    const result = base.game.apply(state, 0, { type: 'draw_card' })
    const events = result.ok ? result.value.events : []
    expect(events.filter(({ type }) => type === 'ship-wrecked')).toHaveLength(1)
    expect(events.filter(({ type }) => type === 'damage-taken')).toHaveLength(1)
  })

  test.each(['circe', 'cyclops'] as const)('after %s the card still damages and may wreck (ruling 6)', epic => {
    const state = draw({ epics: [epic], players: [{ damage: 2 }, {}] }, { move: 3, damage: 1 })
    expect(state.players[0]).toMatchObject({ damage: 3, skipNextTurn: true })
  })

  test('after Ithaca nothing follows (ruling 6)', () => {
    const state = draw({ players: [{ position: 29, damage: 2 }, {}] }, { move: 1, damage: 1 })
    expect(state).toMatchObject({ winner: 0 })
    expect(state.players[0]?.damage).toBe(2)
  })

  test('two reasons to skip the same turn are one skip', () => {
    const state = draw({ epics: ['cyclops'], players: [{ damage: 2 }, {}, {}] }, { move: 3, damage: 1 })
    expect(state.players[0]).toMatchObject({ stuckAtCyclops: true, skipNextTurn: true })
    const round = base.engine.advanceTurn(base.engine.advanceTurn(state))
    expect(round.currentPlayer).toBe(1)
    expect(round.players[0]).toMatchObject({ stuckAtCyclops: true, skipNextTurn: false })
  })

  test('the rest of the turn is lost with its points', () => {
    const state = draw({ players: [{ damage: 2 }, {}], actionsRemaining: 5 }, { damage: 1 })
    expect(state).toMatchObject({ currentPlayer: 1, actionsRemaining: 5 })
  })
})
