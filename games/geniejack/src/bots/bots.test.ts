import { type BotTurn, createRng } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { act, inHand, potion, scene } from '../game/tests/helpers.ts'
import type { GameView, PlayerAction, RunState } from '../game/types.ts'
import { geniejack } from '../index.ts'
import { bots } from './index.ts'
import { basicStrategy, carefulShopper } from './policies.ts'
import { positionOfRun, positionOfView } from './position.ts'

const turnOf = (state: RunState, seed = 'bot', iterations?: number): BotTurn<GameView, PlayerAction> => ({
  view: geniejack.view(state, 0),
  seat: 0,
  seats: 1,
  legal: geniejack.legalActions(state, 0),
  complete: geniejack.listsAll?.(state, 0) ?? true,
  rng: createRng(seed),
  budget: iterations === undefined ? {} : { iterations },
})

function play(id: string, seed: string): RunState {
  const bot = bots.find(one => one.id === id)!
  let state = geniejack.setup({ difficulty: 'standard', rules: {} }, 1, seed)
  for (let i = 0; state.outcome === null; i++) state = act(state, bot.choose(turnOf(state, `${seed}-${i}`, 6)))
  return state
}

describe('the bots', () => {
  test('weakest first', () => expect(bots.map(bot => bot.id)).toEqual(['random', 'basic', 'shopper', 'searcher']))

  test.each(bots.map(bot => bot.id))('%s plays whole runs by the rules, the same again for the same random', id => {
    for (const seed of ['a', 'b', 'c']) expect(play(id, seed)).toEqual(play(id, seed))
  })

  test.each(bots.map(bot => bot.id))('%s does not see the seed: another one changes nothing (ruling 5)', id => {
    const bot = bots.find(one => one.id === id)!
    for (const state of [
      inHand('10♥ 2♦', '10♣ 6♠', '9♣'),
      scene({ player: { consumables: [potion('health_potion')] } }),
    ]) {
      expect(bot.choose(turnOf({ ...state, seed: 'other' }, 'x', 10))).toEqual(bot.choose(turnOf(state, 'x', 10)))
    }
  })

  test('a policy sees the same in a view and in a state', () => {
    const state = inHand('10♥ 2♦', '10♣ 6♠', '9♣')
    const { player: seen, ...rest } = positionOfView(geniejack.view(state, 0))
    const { player, ...truth } = positionOfRun(state)
    expect(rest).toEqual(truth)
    expect(seen).toMatchObject(player)
  })
})

describe('basic strategy, the chart', () => {
  test.each([
    ['10♥ 6♦', '2♣ 6♠', 'stand'],
    ['10♥ 6♦', '2♣ 7♠', 'hit'],
    ['10♥ 2♦', '2♣ 3♠', 'hit'],
    ['10♥ 2♦', '2♣ 4♠', 'stand'],
    ['6♥ 5♦', '2♣ 10♠', 'double_down'],
    ['6♥ 4♦', '2♣ 10♠', 'hit'],
    ['5♥ 4♦', '2♣ 3♠', 'double_down'],
    ['A♥ 7♦', '2♣ 9♠', 'hit'],
    ['A♥ 7♦', '2♣ 8♠', 'stand'],
    ['A♥ 6♦', '2♣ 3♠', 'double_down'],
    ['10♥ 7♦', '2♣ A♠', 'stand'],
  ])('%s against %s: %s', (mine, theirs, type) => {
    const state = inHand(mine, theirs, '')
    expect(basicStrategy(positionOfRun(state), geniejack.legalActions(state, 0))).toEqual({ type })
  })
})

describe('the careful shopper', () => {
  test.each([
    ['10♥ 2♦', '2♣ 10♠', 'stand'],
    ['8♥ 3♦', '2♣ 10♠', 'hit'],
    ['8♥ 3♦', '2♣ 5♠', 'double_down'],
    ['A♥ 6♦', '2♣ 10♠', 'hit'],
  ])('%s against %s: %s', (mine, theirs, type) => {
    const state = inHand(mine, theirs, '')
    expect(carefulShopper(positionOfRun(state), geniejack.legalActions(state, 0))).toEqual({ type })
  })

  test('drinks when nothing is wasted', () => {
    const at = (hp: number) => {
      const state = scene({ player: { hp, consumables: [potion('health_potion')] } })
      return carefulShopper(positionOfRun(state), geniejack.legalActions(state, 0)).type
    }
    expect([at(45), at(46)]).toEqual(['use_consumable', 'continue'])
  })
})
