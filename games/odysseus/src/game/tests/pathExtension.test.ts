import { describe, expect, test } from 'vitest'
import { createOdysseus } from '../../index.ts'
import { problemsOf } from '../check.ts'
import { baseContent } from '../data/baseContent.ts'
import { base, codeOf, draw, position } from './positions.ts'

const { initGame, extendPath, movePlayerStep, applyMove } = base.engine

describe('the epic clock (ruling 2)', () => {
  test('lays sea, sea, epic, and counts 0, 1, 2', () => {
    let state = initGame(['A', 'B'])
    const clocks: number[] = [state.epicClock]
    for (let i = 0; i < 6; i++) {
      state = extendPath(state)
      clocks.push(state.epicClock)
    }
    expect(state.path.map(({ category }) => category)).toEqual([
      'troy',
      'open_sea',
      'open_sea',
      'epic',
      'open_sea',
      'open_sea',
      'epic',
    ])
    expect(clocks).toEqual([0, 1, 2, 0, 1, 2, 0])
  })

  test('Ithaca is tile 30, and nothing comes behind it', () => {
    let state = initGame(['A', 'B'])
    for (let i = 0; i < 40; i++) state = extendPath(state)
    expect(state.path).toHaveLength(31)
    expect(state.path[30]).toEqual({ id: 'ithaca', category: 'ithaca', epicId: 'ithaca' })
    expect(state.openSeasStack).toEqual([])
    expect(state.epicStack).toEqual([])
  })

  test.each([
    [[1], ['open_sea', 'epic', 'open_sea', 'epic'], 20],
    [[0], ['epic', 'epic', 'epic', 'epic'], 10],
    [[3, 1], ['open_sea', 'open_sea', 'open_sea', 'epic', 'open_sea', 'epic'], 30],
  ])('pace %j', (pace, begins, ithaca) => {
    const game = createOdysseus({ ...baseContent, pace })
    let state = game.engine.initGame(['A', 'B'])
    while (state.epicStack.length > 0) state = game.engine.extendPath(state)
    expect(state.path.slice(1, 1 + begins.length).map(({ category }) => category)).toEqual(begins)
    expect(state.path.length - 1).toBe(ithaca)
    expect(problemsOf(game.content, state)).toEqual([])
  })
})

describe('movement', () => {
  test('grows the path tile by tile', () => {
    const state = draw({ epics: ['circe'] }, { move: 4 })
    expect(state.path).toHaveLength(5)
    expect(state.players[0]?.position).toBe(4)
  })

  test.each([
    [28, 4, 30],
    [29, 1, 30],
    [1, -2, 0],
    [0, -2, 0],
  ])('from %i by %i ends on %i: never past Ithaca, never behind Troy (rulings 5, 8)', (from, move, to) => {
    expect(draw({ players: [{ position: from }, {}] }, { move }).players[0]?.position).toBe(to)
  })

  test('movePlayerStep triggers the tile of the last step only', () => {
    const state = position({ epics: ['soldier_attack'], players: [{ position: 2 }, {}] })
    expect(movePlayerStep(state, 0, 1, false).players[0]).toMatchObject({ position: 3, damage: 0 })
    expect(movePlayerStep(state, 0, 1, true).players[0]).toMatchObject({ position: 3, damage: 1 })
    expect(movePlayerStep(state, 0, -1, true).players[0]).toMatchObject({ position: 1, damage: 0 })
  })

  test('a state is never changed, only replaced', () => {
    const state = position({ epics: ['aeolus'] })
    const before = structuredClone(state)
    applyMove(state, { type: 'draw_card' })
    extendPath(state)
    expect(state).toEqual(before)
  })

  test('a tile that is not on the path has no effect to apply', () => {
    const state = position({})
    expect(codeOf(() => base.engine.applyTileEffect({ id: 'x', category: 'epic' }, state, 0))).toBe('no-such-tile')
  })
})
