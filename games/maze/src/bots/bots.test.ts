import { type Bot, createRng, type Rng } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { after, begin, draw, p } from '../game/tests/table.ts'
import { type Action, DEFAULT_OPTIONS, maze as game, type State, type View } from '../index.ts'
import { bots, cartographer, scout, wanderer } from './index.ts'

function ask(bot: Bot<View, Action>, state: State, seat: 0 | 1, rng: Rng = createRng('ask')): Action {
  const legal = game.legalActions(state, seat)
  const complete = game.listsAll?.(state, seat) ?? true
  return bot.choose({ view: game.view(state, seat), seat, seats: 2, legal, complete, rng, budget: {} })
}

/** Slots until the first player is out, both played by the bot. */
function playOut(first: Bot<View, Action>, second: Bot<View, Action>, seed: string): State {
  const rng = createRng(seed)
  let state = game.setup(DEFAULT_OPTIONS, 2, seed)
  while (game.toAct(state).length > 0) {
    const seat = game.toAct(state)[0] === 0 ? 0 : 1
    const result = game.apply(state, seat, ask(seat === 0 ? first : second, state, seat, rng))
    if (!result.ok) throw new Error(result.error.message)
    state = result.value.state
  }
  return state
}

test.each(bots.map(bot => [bot.id, bot] as const))('%s plays whole matches by the rules', (_, bot) => {
  for (let i = 0; i < 2; i++) expect(playOut(bot, bot, `bot ${i}`).outcome).not.toBe(null)
})

test('a choice is the same for the same generator', () => {
  expect(playOut(scout, cartographer, 'same')).toEqual(playOut(scout, cartographer, 'same'))
})

describe('what the better ones know', () => {
  const MAZE = draw('.1... ..... ....T .a... .....')
  test('both merge when only one cell is left', () => {
    const start = draw('..... ..... ....T .1... a....')
    const state = after(begin(start, [p(0, 3), p(4, 1)]), '0E 1N 0W 1S 0S 1N')
    for (const bot of [scout, cartographer]) expect(ask(bot, state, 0)).toEqual({ type: 'merge', x: 0, y: 4 })
  })
  test('the best tries any merge that its map allows, since it costs nothing', () => {
    const fallen = after(begin(MAZE, [p(0, 0), p(4, 1)]), '0E 1N')
    expect(ask(cartographer, fallen, 0).type).toBe('merge')
    expect(ask(scout, fallen, 0).type).toBe('move')
    expect(ask(wanderer, fallen, 0).type).toBe('move')
  })
  test('they go back to an exit that they know once they carry something', () => {
    const fake = draw('f1... ..... ....T .a... .....')
    const state = after(begin(fake, [p(0, 1), p(0, 4)]), '0S 1N 0W 1S 0N 1N 0N 1S')
    for (const bot of [scout, cartographer]) expect(ask(bot, state, 0)).toEqual({ type: 'move', dir: 'S' })
  })
  test('they keep out of a pit that they know, while there is anything else', () => {
    const fallen = after(begin(MAZE, [p(0, 0), p(4, 1)]), '0E 1N 0m13')
    const merged = after(fallen, '0N 1S 0N 1N')
    for (const bot of [scout, cartographer]) expect(ask(bot, merged, 0)).not.toEqual({ type: 'move', dir: 'N' })
  })
})

test('each level is better than the one below', () => {
  const wins = (strong: Bot<View, Action>, weak: Bot<View, Action>) => {
    let won = 0
    for (let i = 0; i < 8; i++) {
      const strongSeat = i % 2
      const state = strongSeat === 0 ? playOut(strong, weak, `duel ${i}`) : playOut(weak, strong, `duel ${i}`)
      if (state.outcome?.winners.includes(strongSeat)) won++
    }
    return won
  }
  expect(wins(scout, wanderer)).toBeGreaterThan(5)
  expect(wins(cartographer, wanderer)).toBeGreaterThan(5)
})
