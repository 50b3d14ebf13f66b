import { createRng } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { apply } from '../apply.ts'
import { legalActions } from '../legal.ts'
import { act, enemy, inHand, startRun } from './helpers.ts'

describe('the events of an action', () => {
  test('a stood hand: the dealer is turned up and draws, the result, then whose health it changed', () => {
    const state = inHand('10♥ 6♦', '10♣ 6♠', '9♣', { enemy: enemy('sand_scorpion'), run: { battle: 2 } })
    const result = apply(state, 0, { type: 'stand' })
    expect(result.ok && result.value.events).toMatchObject([
      { type: 'stood', score: { value: 16 } },
      { type: 'dealer-revealed', score: { value: 16 } },
      { type: 'card-drawn', side: 'dealer', score: { value: 25, busted: true } },
      { type: 'hand-resolved', result: { winner: 'player', damageDealt: 16 } },
      { type: 'health-changed', side: 'dealer', by: -16, hp: 2 },
    ])
    expect(result.ok && result.value.reveals).toBe(true)
  })

  test('the log keeps the last five sentences', () => {
    expect(act(inHand('10♥ 6♦', '10♣ 6♠', '9♣'), 'stand').log).toEqual([
      'You stand on 16.',
      'The dealer turns up [10♣ 6♠] = 16.',
      'The dealer draws [9♣] = 25, bust.',
      'You win the hand: 16 damage.',
      'Your hand: Vampire Bat loses 15 HP (0/15).',
    ])
  })

  test('in random runs every breakdown adds up to the damage', () => {
    const rng = createRng('breakdown')
    let hands = 0
    for (let i = 0; i < 60; i++) {
      const rules = { health: { playerMaxHp: 300, playerStartHp: 300 }, economy: { goldPerBattle: 60 } }
      let state = startRun(`b${i}`, { difficulty: 'standard', rules })
      while (state.outcome === null) {
        state = act(state, rng.pick(legalActions(state, 0)))
        if (state.lastHandResult === null || state.phase !== 'hand_result') continue
        hands++
        const { damageBreakdown, damageDealt } = state.lastHandResult
        let sum = 0
        for (const [, sign, amount] of damageBreakdown.matchAll(/([+-]?)[a-z%]+:([\d.]+)/gu)) {
          sum += (sign === '-' ? -1 : 1) * Number(amount)
        }
        expect(sum, damageBreakdown).toBeCloseTo(damageDealt, 6)
        expect(Number(damageBreakdown.split('=').at(-1)), damageBreakdown).toBe(damageDealt)
      }
    }
    expect(hands).toBeGreaterThan(500)
  })
})
