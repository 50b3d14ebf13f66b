import { describe, expect, test } from 'vitest'
import type { AnyEpicId, PlayerState } from '../types.ts'
import { base, draw, position } from './positions.ts'

interface Row {
  readonly epic: AnyEpicId
  readonly before?: Partial<PlayerState>
  readonly after: Partial<PlayerState>
  readonly passes?: boolean
}

// Ruling 8: what one landing does to the ship that lands. The epic lies on tile 3, and the card carries the ship onto it.
const ROWS: readonly Row[] = [
  { epic: 'safe_harbor', before: { damage: 2 }, after: { position: 3, damage: 0 } },
  { epic: 'safe_harbor', before: { damage: 0 }, after: { position: 3, damage: 0 } },
  { epic: 'soldier_attack', before: { damage: 0 }, after: { position: 3, damage: 1 } },
  { epic: 'soldier_attack', before: { damage: 1 }, after: { position: 3, damage: 2 } },
  { epic: 'lotus_eaters', after: { position: 4, skipNextTurn: true } },
  { epic: 'cyclops', after: { position: 3, stuckAtCyclops: true }, passes: true },
  { epic: 'circe', after: { position: 3, skipNextTurn: true, circePending: true }, passes: true },
  { epic: 'underworld', after: { position: 2 } },
  { epic: 'sirens', after: { position: 3, sirensActive: true, sirensBound: false } },
  { epic: 'sun_gods_cattle', after: { position: 0 } },
]

describe('an epic where a ship lands', () => {
  test.each(ROWS)('$epic with $before', ({ epic, before = {}, after, passes = false }) => {
    const state = draw({ epics: [epic], players: [before, {}] }, { move: 3 })
    expect(state.players[0]).toMatchObject(after)
    expect(state.currentPlayer).toBe(passes ? 1 : 0)
    expect(state.activeEpic).toBe(epic)
  })

  test.each(ROWS)('$epic does nothing to a ship that only passes it (ruling 5)', ({ epic, before = {} }) => {
    const state = draw({ epics: [epic], players: [before, {}] }, { move: 4 })
    expect(state.players[0]).toMatchObject({ damage: 0, ...before, position: 4, skipNextTurn: false })
    expect(state.currentPlayer).toBe(0)
    expect(state.activeEpic).toBeNull()
  })

  test.each(ROWS)(
    '$epic through applyTileEffect, which passes a turn that is over',
    ({ epic, before = {}, after, passes = false }) => {
      const state = position({ epics: [epic], laid: 4, players: [before, {}] })
      const done = base.engine.applyTileEffect(state.path[3]!, state, 0)
      expect(done.players[0]).toMatchObject(after)
      expect(done.currentPlayer).toBe(passes ? 1 : 0)
    },
  )
})

describe('the rest of the table', () => {
  test('Ithaca ends the match for the ship that lands (ruling 5)', () => {
    const state = draw({ players: [{ position: 28 }, {}] }, { move: 2 })
    expect(state).toMatchObject({ gameEnded: true, winner: 0, winners: [0] })
  })

  test('open sea and Troy do nothing (ruling 8)', () => {
    expect(draw({}, { move: 1 }).players[0]).toMatchObject({ position: 1, damage: 0 })
    expect(draw({ players: [{ position: 1 }, {}] }, { move: -2 }).players[0]).toMatchObject({ position: 0, damage: 0 })
  })

  test('a move of 0 triggers nothing (ruling 8)', () => {
    const state = draw({ epics: ['soldier_attack'], players: [{ position: 3 }, {}] }, { move: 0 })
    expect(state.players[0]).toMatchObject({ position: 3, damage: 0 })
  })

  test('Underworld goes back, triggers that tile, then shows two epics with their places (ruling 15)', () => {
    const state = draw({ epics: ['underworld', 'circe', 'sirens'] }, { move: 3 })
    expect(state.peek).toEqual({
      playerId: 0,
      tiles: [
        { epicId: 'circe', index: 6 },
        { epicId: 'sirens', index: 9 },
      ],
    })
    expect(state.epicStack.slice(0, 2).map(({ epicId }) => epicId)).toEqual(['circe', 'sirens'])
  })

  test('a peek near the end shows what is left (ruling 14)', () => {
    const last = ['circe', 'sirens', 'aeolus', 'cyclops', 'safe_harbor', 'soldier_attack', 'lotus_eaters'] as const
    const state = draw(
      { epics: [...last, 'sun_gods_cattle', 'underworld'], players: [{ position: 25 }, {}] },
      { move: 2 },
    )
    expect(state.peek?.tiles).toEqual([{ epicId: 'ithaca', index: 30 }])
  })

  test('a tile that is laid drops out of the peek (ruling 14)', () => {
    const peeked = draw({ epics: ['underworld', 'circe', 'sirens'], seaDeck: [{ move: 3 }, { move: 4 }] }, {})
    const later = base.engine.applyMove(peeked, { type: 'draw_card' })
    expect(later.players[0]).toMatchObject({ position: 6, circePending: true })
    expect(later.peek).toEqual({ playerId: 0, tiles: [{ epicId: 'sirens', index: 9 }] })
  })

  test('a peek ends when its player comes up again (ruling 14)', () => {
    const peek = { playerId: 0, tiles: [{ epicId: 'circe', index: 3 }] } as const
    const state = position({ epics: ['circe'], peek })
    const other = base.engine.applyMove(state, { type: 'end_turn' })
    expect(other.peek).toEqual(peek)
    expect(base.engine.applyMove(other, { type: 'end_turn' }).peek).toBeNull()
    const stuck = position({ epics: ['circe'], peek, players: [{ skipNextTurn: true }, {}], currentPlayer: 1 })
    expect(base.engine.applyMove(stuck, { type: 'end_turn' })).toMatchObject({ currentPlayer: 1, peek: null })
  })
})
