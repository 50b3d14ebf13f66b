import { describe, expect, test } from 'vitest'
import type { GameState, Move, SimpleMove } from '../types.ts'
import { base, codeOf, draw, position } from './positions.ts'

const { applyMove, getLegalMoves, advanceTurn } = base.engine
const types = (state: GameState) => getLegalMoves(state).map(({ type }) => type)
const play = (state: GameState, ...moves: SimpleMove[]) => moves.reduce((now, type) => applyMove(now, { type }), state)

describe('legal moves (ruling 16)', () => {
  const ROWS: readonly [points: number, damage: number, cards: number, legal: SimpleMove[]][] = [
    [5, 0, 2, ['draw_card', 'repair', 'careful_sail_1', 'careful_sail_2', 'end_turn']],
    [5, 1, 2, ['draw_card', 'repair', 'careful_sail_1', 'end_turn']],
    [4, 0, 2, ['draw_card', 'repair', 'careful_sail_1', 'end_turn']],
    [2, 0, 2, ['draw_card', 'repair', 'end_turn']],
    [5, 0, 0, ['repair', 'careful_sail_1', 'careful_sail_2', 'end_turn']],
    [1, 3, 0, ['repair', 'end_turn']],
  ]
  test.each(ROWS)('%i points, %i damage, %i cards', (actionsRemaining, damage, cards, legal) => {
    const seaDeck = Array.from({ length: cards }, () => ({}))
    const state = position({ actionsRemaining, players: [{ damage }, {}], seaDeck })
    expect(types(state)).toEqual(legal)
    for (const { type, reason } of base.engine.getView(state).actions) {
      expect(reason === undefined, type).toBe(legal.includes(type))
    }
  })
})

describe('a whole turn (ruling 17)', () => {
  test('five points, then the next seat', () => {
    const state = play(position({ players: [{ damage: 3 }, {}] }), 'repair', 'repair', 'careful_sail_1')
    expect(state).toMatchObject({ currentPlayer: 1, actionsRemaining: 5 })
    expect(state.players[0]).toMatchObject({ damage: 1, position: 1, turnsTaken: 1 })
  })

  test('careful_sail_1 costs 3 and leaves the turn going', () => {
    expect(play(position({}), 'careful_sail_1')).toMatchObject({ currentPlayer: 0, actionsRemaining: 2 })
  })

  test('careful_sail_2 costs all 5, moves 2, and ends the turn', () => {
    const state = play(position({}), 'careful_sail_2')
    expect(state.currentPlayer).toBe(1)
    expect(state.players[0]?.position).toBe(2)
  })

  test.each(['careful_sail_1', 'careful_sail_2'] as const)('%s triggers where it lands', type => {
    const from = type === 'careful_sail_1' ? 2 : 1
    const state = play(position({ epics: ['soldier_attack'], players: [{ position: from }, {}] }), type)
    expect(state.players[0]).toMatchObject({ position: 3, damage: 1 })
  })

  test('a card that ends the turn ends it after its movement and damage (ruling 6)', () => {
    const state = draw({}, { move: 2, damage: 1, endTurn: true })
    expect(state.currentPlayer).toBe(1)
    expect(state.players[0]).toMatchObject({ position: 2, damage: 1 })
  })

  test('end_turn gives the rest away', () => {
    expect(play(position({}), 'end_turn')).toMatchObject({ currentPlayer: 1, actionsRemaining: 5 })
  })

  test.each(['toString', 'constructor', '__proto__', 'sink'])('a move "%s" is refused with a code', type => {
    expect(codeOf(() => applyMove(position({}), { type } as unknown as Move))).toBe('unknown-move')
  })

  test('advanceTurn goes round', () => {
    let state = position({ players: [{}, {}, {}] })
    const order = [0, 1, 2, 3].map(() => {
      state = advanceTurn(state)
      return state.currentPlayer
    })
    expect(order).toEqual([1, 2, 0, 1])
  })

  test('skips resolve in the same reduction', () => {
    const players = [{}, { skipNextTurn: true }, { stuckAtCyclops: true, position: 3 }]
    const state = play(position({ epics: ['cyclops'], players }), 'end_turn')
    expect(state.currentPlayer).toBe(0)
    expect(state.players.map(({ turnsTaken }) => turnsTaken)).toEqual([1, 1, 1])
  })
})

describe('refusals (ruling 21)', () => {
  const over = draw({ players: [{ position: 29 }, {}] }, { move: 1 })
  const unknown = { type: 'fly' } as unknown as Move
  const ROWS: readonly [what: string, state: GameState, move: Move, seat: number, code: string][] = [
    ['wrong player', position({}), { type: 'draw_card' }, 1, 'not-your-turn'],
    ['no such player', position({}), { type: 'draw_card' }, 7, 'not-your-turn'],
    ['unknown move', position({}), unknown, 0, 'unknown-move'],
    ['no move at all', position({}), null as unknown as Move, 0, 'unknown-move'],
    ['finished game', over, { type: 'draw_card' }, 1, 'match-over'],
    ['empty deck', position({ seaDeck: [] }), { type: 'draw_card' }, 0, 'deck-empty'],
    ['too few points', position({ actionsRemaining: 2 }), { type: 'careful_sail_1' }, 0, 'not-enough-actions'],
    ['damaged ship', position({ players: [{ damage: 1 }, {}] }), { type: 'careful_sail_2' }, 0, 'ship-damaged'],
  ]
  test.each(ROWS)('%s', (_, state, move, seat, code) => {
    const before = structuredClone(state)
    expect(codeOf(() => applyMove(state, move, seat))).toBe(code)
    const result = base.game.apply(state, seat, move)
    expect(result.ok ? undefined : (result.error.details?.rule_code ?? result.error.code)).toBe(code)
    expect(state).toEqual(before)
  })
})
