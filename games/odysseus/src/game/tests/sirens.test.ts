import { describe, expect, test } from 'vitest'
import { base, codeOf, draw, position } from './positions.ts'

const { applyMove, getLegalMoves } = base.engine
const types = (state: Parameters<typeof getLegalMoves>[0]) => getLegalMoves(state).map(({ type }) => type)

/** Seat 1 ends its turn, and seat 0's next one begins. */
function nextTurnOf(player: object, rest: object = {}) {
  return applyMove(position({ players: [player, {}], currentPlayer: 1, ...rest }), { type: 'end_turn' })
}

describe('Sirens (ruling 13)', () => {
  test('the turn in which they are heard is not bound', () => {
    const state = draw({ epics: ['sirens'] }, { move: 3 })
    expect(state.players[0]).toMatchObject({ sirensActive: true, sirensBound: false })
    expect(types(state)).toContain('end_turn')
  })

  test('the next turn is: no end_turn while points remain, and mending a sound ship is legal', () => {
    const state = nextTurnOf({ sirensActive: true })
    expect(state.players[0]).toMatchObject({ sirensActive: false, sirensBound: true, damage: 0 })
    expect(types(state)).toEqual(['draw_card', 'repair', 'careful_sail_1', 'careful_sail_2'])
    expect(codeOf(() => applyMove(state, { type: 'end_turn' }))).toBe('sirens')
  })

  test('with an empty deck there is still a move', () => {
    const state = nextTurnOf({ sirensActive: true }, { actionsRemaining: 1 })
    expect(types({ ...state, seaDeck: [], actionsRemaining: 1 })).toEqual(['repair'])
  })

  test('all 5 points used without a wreck show the next epic', () => {
    let state = nextTurnOf({ sirensActive: true }, { epics: ['circe'] })
    for (let i = 0; i < 5; i++) state = applyMove(state, { type: 'repair' })
    expect(state).toMatchObject({ currentPlayer: 1, peek: { playerId: 0, tiles: [{ epicId: 'circe', index: 3 }] } })
    expect(state.players[0]?.sirensBound).toBe(false)
  })

  test("a card's end of turn still ends it, and the epic is shown", () => {
    const state = nextTurnOf({ sirensActive: true }, { seaDeck: [{ endTurn: true }, {}] })
    const after = applyMove(state, { type: 'draw_card' })
    expect(after.currentPlayer).toBe(1)
    expect(after.peek?.tiles).toHaveLength(1)
  })

  test('a wreck ends it, and nothing is shown', () => {
    const state = nextTurnOf({ sirensActive: true, damage: 2 }, { seaDeck: [{ damage: 1 }, {}] })
    const after = applyMove(state, { type: 'draw_card' })
    expect(after).toMatchObject({ currentPlayer: 1, peek: null })
  })

  test('a skipped turn does not use it up', () => {
    const skipped = nextTurnOf({ sirensActive: true, skipNextTurn: true })
    expect(skipped.currentPlayer).toBe(1)
    expect(skipped.players[0]).toMatchObject({ sirensActive: true, sirensBound: false, skipNextTurn: false })
    expect(applyMove(skipped, { type: 'end_turn' }).players[0]).toMatchObject({
      sirensActive: false,
      sirensBound: true,
    })
  })

  test('if heard again in a bound turn, they bind the following one too', () => {
    const state = nextTurnOf({ sirensActive: true }, { epics: ['sirens'], seaDeck: [{ move: 3 }, {}] })
    const after = applyMove(state, { type: 'draw_card' })
    expect(after.players[0]).toMatchObject({ sirensActive: true, sirensBound: true })
  })

  test("a turn that Circe's jump ends has used it up", () => {
    const state = nextTurnOf({ sirensActive: true, circePending: true }, { epics: ['cyclops'] })
    expect(state.currentPlayer).toBe(1)
    expect(state.players[0]).toMatchObject({ position: 3, sirensActive: false, sirensBound: false })
  })

  test('an event does not reveal a peek that is over (ruling 14)', () => {
    const bound = position({
      players: [{ sirensBound: true }, { stuckAtCyclops: true, position: 3 }],
      epics: ['cyclops'],
      actionsRemaining: 1,
    })
    const result = base.game.apply(bound, 0, { type: 'repair' })
    const peeked = result.ok ? result.value.events.filter(({ type }) => type === 'epics-peeked') : []
    expect(peeked).toEqual([{ type: 'epics-peeked', seat: 0, tiles: [] }])
    expect(result.ok && result.value.state.peek).toBeNull()
  })
})
