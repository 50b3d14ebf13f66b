import { createRng } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { base, draw, position } from '../game/tests/positions.ts'
import type { GameState } from '../index.ts'
import { odysseus } from '../index.ts'
import { botsFor } from './index.ts'

const bots = botsFor(odysseus)
const botNamed = (id: string) => bots.find(bot => bot.id === id)!

function choose(id: string, state: GameState, seed = 'x', iterations?: number) {
  const seat = odysseus.toAct(state)[0]!
  return botNamed(id).choose({
    view: odysseus.view(state, seat),
    seat,
    seats: state.players.length,
    legal: odysseus.legalActions(state, seat),
    complete: true,
    rng: createRng(seed),
    budget: iterations === undefined ? {} : { iterations },
  })
}

function play(ids: readonly string[], seed: string, iterations?: number): GameState {
  let state = odysseus.setup({ difficulty: 'standard' }, ids.length, seed)
  for (let moves = 0; !state.gameEnded; moves++) {
    const seat = odysseus.toAct(state)[0]!
    const result = odysseus.apply(state, seat, choose(ids[seat]!, state, `${seed} ${moves}`, iterations))
    if (!result.ok) throw new Error(result.error.message)
    state = result.value.state
  }
  return state
}

describe('captains', () => {
  test('there are four, weakest first', () => {
    expect(bots.map(({ id }) => id)).toEqual(['random', 'greedy', 'cautious', 'navigator'])
  })

  test.each([
    ['greedy', 0, 'draw_card'],
    ['greedy', 2, 'draw_card'],
    ['greedy', 3, 'repair'],
    ['cautious', 1, 'draw_card'],
    ['cautious', 2, 'repair'],
  ])('%s with %i damage: %s', (id, damage, type) => {
    expect(choose(id, position({ players: [{ damage }, {}] })).type).toBe(type)
  })

  test.each([
    ['greedy', 2],
    ['cautious', 1],
  ])('%s takes %i tiles of wind', (id, tilesToMove) => {
    expect(choose(id, draw({ epics: ['aeolus'] }, { move: 3 }))).toEqual({ type: 'aeolus_move', tilesToMove })
  })

  test.each(bots.map(({ id }) => id))('%s plays whole matches with 2, 3 and 4 seats', id => {
    for (const seats of [2, 3, 4]) {
      const ids = Array.from({ length: seats }, () => id)
      expect(play(ids, `whole ${seats}`, 8).winners.length).toBeGreaterThan(0)
    }
  })
})

describe('the navigator', () => {
  test('steps home when home is one tile away', () => {
    expect(choose('navigator', position({ players: [{ position: 29 }, {}] })).type).toBe('careful_sail_1')
  })

  test('goes round the Cyclops when it can', () => {
    const state = position({ epics: ['cyclops'], laid: 6, players: [{ position: 2, damage: 1 }, { position: 4 }] })
    expect(choose('navigator', state).type).not.toBe('careful_sail_1')
  })

  test('is the same for the same generator and budget', () => {
    const state = draw({}, { move: 2 })
    expect(choose('navigator', state, 'same', 40)).toEqual(choose('navigator', state, 'same', 40))
  })

  test('cannot tell two orders of the deck apart', () => {
    const state = base.engine.initGame(['A', 'B'])
    const other = base.engine.shuffleSeaDeck(state)
    expect(choose('navigator', state)).toEqual(choose('navigator', other))
  })

  test('wins most of a short series against random play', () => {
    let won = 0
    for (let game = 0; game < 20; game++) {
      const seat = game % 2
      const ids = seat === 0 ? ['navigator', 'random'] : ['random', 'navigator']
      if (play(ids, `series ${game}`, 16).winners.includes(seat)) won += 1
    }
    expect(won).toBeGreaterThanOrEqual(14)
  })
})
