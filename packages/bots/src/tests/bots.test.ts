import { type Bot, createRng, type Game } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { playArenaGame, seatingOf } from '../arena.ts'
import { startCountdown } from '../budget.ts'
import { determinized } from '../determinized.ts'
import { expectimax } from '../expectimax.ts'
import { flatMonteCarlo } from '../flat-monte-carlo.ts'
import { mcts } from '../mcts.ts'
import { randomBot } from '../random-bot.ts'
import { quantile, rateOf } from '../statistics.ts'
import { atOnce, coin, nim, wager } from './small-games.ts'

const name = { id: 'x', title: 'X', description: 'X' }
const chooses = (game: Game, bot: Bot, state: unknown, seed = 's', budget = {}) =>
  bot.choose({
    view: game.view(state, 0),
    seat: 0,
    seats: game.seats.max,
    legal: game.legalActions(state, 0),
    complete: true,
    rng: createRng(seed),
    budget,
  })

describe('a game in which several are to act', () => {
  test.each([
    ['tree search', mcts(atOnce, name, { iterations: 50 })],
    ['determinized tree search', mcts(atOnce, name, { iterations: 50, determinize: true })],
    ['expectimax', expectimax(atOnce, name, { depth: 2, evaluate: () => 0.5 })],
    ['flat Monte Carlo', flatMonteCarlo(atOnce, name, { iterations: 50 })],
  ] as const)('%s chooses for its own seat, whoever is listed first', (_name, bot) => {
    const state = atOnce.setup({}, 2, 's')
    const legal = atOnce.legalActions(state, 1)
    const turn = { view: state, seat: 1, seats: 2, legal, complete: true, rng: createRng('s'), budget: {} }
    expect(legal).toContainEqual(bot.choose(turn))
  })
})

describe('an open game', () => {
  const bots = [
    ['tree search', mcts(nim, name, { iterations: 2000 })],
    ['expectimax', expectimax(nim, name, { depth: 12, evaluate: () => 0.5 })],
    ['flat Monte Carlo', flatMonteCarlo(nim, name, { iterations: 1500 })],
  ] as const
  test.each(bots)('%s wins at once where it can', (_name, bot) => {
    for (const left of [1, 2, 3]) expect(chooses(nim, bot, { left, turn: 0 })).toEqual({ type: 'take', count: left })
  })

  test.each(bots.slice(0, 2))('%s leaves a multiple of four', (_name, bot) => {
    for (const left of [5, 6, 7, 9, 10, 11]) {
      expect(chooses(nim, bot, { left, turn: 0 })).toEqual({ type: 'take', count: left % 4 })
    }
  })

  test.each(bots)('%s is the same twice for a seed and iterations', (_name, bot) => {
    for (const seed of ['a', 'b', 'c']) {
      const once = chooses(nim, bot, { left: 21, turn: 0 }, seed, { iterations: 60 })
      expect(chooses(nim, bot, { left: 21, turn: 0 }, seed, { iterations: 60 })).toEqual(once)
    }
  })
})

describe('chance', () => {
  test.each([
    ['tree search', mcts(wager, name, { iterations: 3000 })],
    ['expectimax', expectimax(wager, name, { depth: 3, evaluate: () => 0 })],
    ['flat Monte Carlo', flatMonteCarlo(wager, name, { iterations: 3000 })],
  ])('%s risks what it must and not what it need not', (_name, bot) => {
    expect(chooses(wager, bot, { bank: 5, rolls: 2 })).toEqual({ type: 'risky' })
    expect(chooses(wager, bot, { bank: 6, rolls: 2 })).toEqual({ type: 'safe' })
  })
})

describe('a hidden game', () => {
  const bots = [
    ['tree search over information sets', mcts(coin, name, { iterations: 400, determinize: true })],
    ['flat Monte Carlo', flatMonteCarlo(coin, name, { iterations: 400 })],
    ['a determinized open player', determinized(coin, expectimax(coin, name, { depth: 1, evaluate: () => 0.5 }), 60)],
  ] as const
  test.each(bots)('%s plays the odds, whatever is hidden', (_name, bot) => {
    for (const heads of [true, false]) {
      expect(chooses(coin, bot as Bot, { heads, guess: null })).toEqual({ type: 'guess', heads: true })
    }
  })
})

describe('a budget', () => {
  test('in iterations is kept to the number', () => {
    const countdown = startCountdown({ iterations: 5 }, 100)
    while (countdown.next());
    expect(countdown.used).toBe(5)
  })

  test('in time ends, and still lets one iteration run', () => {
    const countdown = startCountdown({ milliseconds: 0 }, 100)
    while (countdown.next());
    expect(countdown.used).toBe(1)
  })

  test('left out is the fallback', () => {
    const countdown = startCountdown({}, 3)
    while (countdown.next());
    expect(countdown.used).toBe(3)
  })
})

describe('the arena', () => {
  test('plays the same game for the same seed, with seats in turn', async () => {
    const bots = [randomBot(), mcts(nim, name, { iterations: 50 })]
    const play = (index: number) => playArenaGame(nim, bots, seatingOf(index, 2), `seed ${index}`)
    const [a, b] = [await play(3), await play(3)]
    expect({ ...a, thought: [] }).toEqual({ ...b, thought: [] })
    expect(seatingOf(0, 3)).toEqual([0, 1, 2])
    expect(seatingOf(1, 3)).toEqual([1, 2, 0])
  })

  test('a search beats random play', async () => {
    const bots = [randomBot(), mcts(nim, name, { iterations: 100 })]
    let wins = 0
    for (let i = 0; i < 40; i++) {
      const { outcome, seating } = await playArenaGame(nim, bots, seatingOf(i, 2), `${i}`)
      if (seating[outcome?.winners[0] ?? 0] === 1) wins += 1
    }
    expect(wins).toBeGreaterThan(30)
  })

  test('says who played what is not legal', async () => {
    const cheat = { ...name, choose: () => ({ type: 'take', count: 9 }) }
    await expect(playArenaGame(nim, [cheat, cheat], [0, 1], 's')).rejects.toThrow('x played')
  })
})

describe('statistics', () => {
  test.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [900, 1000, 0.8799, 0.9171],
  ])('%d of %d lies in [%d, %d]', (successes, trials, low, high) => {
    const rate = rateOf(successes, trials)
    expect(rate.low).toBeCloseTo(low, 3)
    expect(rate.high).toBeCloseTo(high, 3)
  })

  test('quantiles', () => {
    expect(quantile([5, 1, 4, 2, 3], 0.5)).toBe(3)
    expect(quantile([], 0.5)).toBe(0)
  })
})
