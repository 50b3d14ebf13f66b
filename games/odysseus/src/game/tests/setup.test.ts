import { describe, expect, test } from 'vitest'
import { problemsOf } from '../check.ts'
import { baseContent } from '../data/baseContent.ts'
import { rngFrom } from '../random.ts'
import { seaCardsFor } from '../seaDeck.ts'
import { base, codeOf } from './positions.ts'

const { initGame, shuffleSeaDeck, drawSeaCard, applySeaCard } = base.engine

describe('setup', () => {
  test("seat 0's turn has begun", () => {
    expect(initGame(['A', 'B', 'C'])).toMatchObject({
      currentPlayer: 0,
      actionsRemaining: 5,
      path: [{ category: 'troy' }],
      epicClock: 0,
      gameEnded: false,
      winner: null,
      playerNames: ['A', 'B', 'C'],
    })
  })

  test.each([
    [['A'], 'bad-player-count'],
    [['A', 'B', 'C', 'D', 'E'], 'bad-player-count'],
    [['A', ' '], 'empty-name'],
    [['A', 'A '], 'duplicate-name'],
  ])('%j is refused: %s (ruling 21)', (names, code) => {
    expect(codeOf(() => initGame(names))).toBe(code)
  })

  test('an unknown difficulty is refused', () => {
    expect(codeOf(() => initGame(['A', 'B'], 'x', 'none'))).toBe('unknown-difficulty')
  })

  test('a seed decides everything, and no seed means a fixed one (ruling 1)', () => {
    expect(initGame(['A', 'B'], 'x')).toEqual(initGame(['A', 'B'], 'x'))
    expect(initGame(['A', 'B'])).toEqual(initGame(['A', 'B']))
    expect(initGame(['A', 'B'], 'x').seaDeck).not.toEqual(initGame(['A', 'B'], 'y').seaDeck)
  })

  test.each(baseContent.difficulties.map(({ id }) => id))('%s deals a sound state', difficulty => {
    for (const names of [
      ['A', 'B'],
      ['A', 'B', 'C'],
      ['A', 'B', 'C', 'D'],
    ]) {
      expect(problemsOf(baseContent, initGame(names, 's', difficulty))).toEqual([])
    }
  })

  test('the wrath of the sea damages every ship before it leaves', () => {
    expect(initGame(['A', 'B'], 's', 'wrath').players.map(({ damage }) => damage)).toEqual([1, 1])
  })
})

describe('the Sea deck (ruling 4)', () => {
  test.each([
    [2, 40],
    [3, 51],
    [4, 62],
  ])('%i players: %i cards of at least 12 names, -2 to +4, damage 0 or 1', (players, size) => {
    const cards = seaCardsFor(baseContent, 'standard', players)
    expect(cards).toHaveLength(size)
    expect(new Set(cards.map(({ id }) => id)).size).toBe(size)
    expect(new Set(cards.map(({ name }) => name)).size).toBeGreaterThanOrEqual(12)
    expect([Math.min(...cards.map(({ move }) => move)), Math.max(...cards.map(({ move }) => move))]).toEqual([-2, 4])
    expect(cards.every(({ damage }) => damage === 0 || damage === 1)).toBe(true)
    expect(cards.some(({ endTurn }) => endTurn)).toBe(true)
  })

  test('shuffling keeps the cards and moves the generator on', () => {
    const state = initGame(['A', 'B'])
    const shuffled = shuffleSeaDeck(state)
    expect(shuffled.seaDeck).not.toEqual(state.seaDeck)
    expect(shuffled.seaDeck.map(({ id }) => id).sort()).toEqual(state.seaDeck.map(({ id }) => id).sort())
    expect(shuffled.rng.position).toBe(state.rng.position + state.seaDeck.length - 1)
  })

  test('the generator is made from the state and gives numbers in [0, 1)', () => {
    const rng = rngFrom(initGame(['A', 'B']).rng)
    const numbers = Array.from({ length: 100 }, () => rng.next())
    expect(numbers.every(number => number >= 0 && number < 1)).toBe(true)
    expect(new Set(numbers).size).toBe(100)
  })

  test('draw, resolve, discard', () => {
    const state = initGame(['A', 'B'])
    const { state: drawn, card } = drawSeaCard(state)
    expect(card).toEqual(state.seaDeck[0])
    expect(drawn.seaDeck).toHaveLength(state.seaDeck.length - 1)
    expect(drawn.seaDiscard).toEqual([card])
    expect(applySeaCard({ id: 'x', name: 'X', move: 2, damage: 1 }, drawn, 1).players[1]).toMatchObject({
      position: 2,
      damage: 1,
    })
    expect(codeOf(() => drawSeaCard({ ...state, seaDeck: [] }))).toBe('deck-empty')
  })
})
