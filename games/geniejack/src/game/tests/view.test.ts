import { createRng } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { geniejack } from '../../index.ts'
import { problemsOf } from '../check.ts'
import { findCombatant } from '../combatants.ts'
import { resample } from '../conceal.ts'
import { createGenieEncounter } from '../genie.ts'
import { NOTHING_WORN } from '../setup.ts'
import type { RunState } from '../types.ts'
import { act, cursed, enemy, inHand, scene, viewOf, wearing } from './helpers.ts'

describe('what is hidden', () => {
  const state = inHand('10♥ 6♦', '10♣ 6♠', '9♣')

  test('the seed is shown, hole card and undealt cards are not (ruling 5)', () => {
    const view = viewOf(state, 0)
    expect(view.seed).toBe('scene')
    expect(view.enemy?.visibleCards).toEqual([null, { suit: 'spades', rank: '6' }])
    expect(view.enemy?.visibleScore).toBe(6)
    expect(view.shoe).toEqual({ left: 48, discards: [] })
    expect(JSON.stringify(view)).not.toContain('callCount')
  })

  test('concealing keeps the view and draws hole card, undealt cards and generator again', () => {
    const rng = createRng('conceal')
    const worlds = Array.from({ length: 400 }, () => geniejack.conceal(state, 0, rng))
    expect(new Set(worlds.map(world => JSON.stringify(world.combat?.dealerHand.cards[0]))).size).toBe(49)
    for (const world of worlds) {
      expect(viewOf(world, 0)).toEqual(viewOf(state, 0))
      expect(problemsOf(world)).toEqual([])
    }
    expect(geniejack.conceal(state, 'host', rng)).toBe(state)
  })

  test('a deal reveals cards also where it comes from a shoe that is not shuffled again', () => {
    const rules = { deck: { reshuffleBetweenHands: false } }
    let run = geniejack.setup({ difficulty: 'standard', rules }, 1, 'shoe')
    const deals: boolean[] = []
    for (const type of ['continue', 'stand', 'continue', 'continue'] as const) {
      const result = geniejack.apply(run, 0, { type })
      if (!result.ok) throw new Error(result.error.message)
      if (result.value.events.some(event => event.type === 'cards-dealt')) deals.push(result.value.reveals)
      run = result.value.state
    }
    expect(deals).toEqual([true, true])
  })

  test('resampling varies hole card, undealt cards and random, with the seed held fixed', () => {
    const rng = createRng('resample')
    const worlds = Array.from({ length: 200 }, () => resample(viewOf(state, 0), 0, rng))
    expect(new Set(worlds.map(world => JSON.stringify(world.combat?.dealerHand.cards[0]))).size).toBe(49)
    expect(new Set(worlds.map(world => world.rng.seed)).size).toBe(200)
    for (const world of worlds) {
      expect(viewOf(world, 0)).toEqual(viewOf(state, 0))
      expect(problemsOf(world)).toEqual([])
    }
  })

  test('a dealer who peeked holds no natural in any imagined world', () => {
    const peeking = inHand('10♥ 6♦', '9♣ A♠', '', { rules: { dealer: { peeksForBlackjack: true } } })
    const rng = createRng('peek')
    for (let i = 0; i < 200; i++) {
      expect(['10', 'J', 'Q', 'K']).not.toContain(
        resample(viewOf(peeking, 0), 0, rng).combat?.dealerHand.cards[0]?.rank,
      )
    }
  })

  test('the host sees everything and gets the same state back', () => {
    expect(resample(viewOf(state, 'host'), 0, createRng('host'))).toEqual(state)
  })
})

describe('check', () => {
  const broken: [string, (state: RunState) => unknown][] = [
    ['a waiting dealer', state => ({ ...state, phase: 'dealer_turn' })],
    ['a dead player who plays', state => ({ ...state, player: { ...state.player, hp: 0 } })],
    ['a dead enemy who fights', state => ({ ...state, enemy: { ...state.enemy!, hp: 0 } })],
    [
      'an invented enemy',
      state => ({ ...state, enemy: { ...state.enemy!, data: { ...state.enemy!.data, maxHp: 1, name: 'X' } } }),
    ],
    [
      'a card twice',
      state => ({ ...state, combat: { ...state.combat!, deck: state.combat!.deck.with(0, state.combat!.deck[1]!) } }),
    ],
    [
      'a busted hand that goes on',
      state => ({ ...state, rules: { ...state.rules, scoring: { ...state.rules.scoring, bustThreshold: 15 } } }),
    ],
    ['an open hole card', state => ({ ...state, combat: { ...state.combat!, dealerFaceDown: false } })],
    ['hand 1,001', state => ({ ...state, handNumber: 1001 })],
    ['stage 4', state => ({ ...state, stage: 4 })],
    ['an ending in mid-run', state => ({ ...state, outcome: { winners: [], reason: 'defeated', scores: [0] } })],
    ['fractional gold', state => ({ ...state, player: { ...state.player, gold: 1.5 } })],
    ['a fraction of gold earned', state => ({ ...state, goldEarned: 0.5 })],
    ['a field too many', state => ({ ...state, luck: 7 })],
  ]
  test.each(broken)('refuses %s', (_name, damage) => {
    const state = inHand('10♥ 6♦', '10♣ 6♠', '9♣')
    expect(geniejack.check(state)).toEqual([])
    expect(geniejack.check(damage(state)).length).toBeGreaterThan(0)
  })

  const nope = { id: 'nope', name: 'Nope', description: '', source: 'wish_curse' } as const
  const named: [string, RunState][] = [
    ['a wish', inHand('10♥ 6♦', '10♣ 6♠', '', { player: { wishes: [{ ...cursed('ancient_strix'), curse: nope }] } })],
    [
      'an effect',
      inHand('10♥ 6♦', '10♣ 6♠', '', {
        player: { activeEffects: [{ id: 'nope', name: 'Nope', remainingHands: 1, modifier: nope }] },
      }),
    ],
    [
      'an item',
      inHand('10♥ 6♦', '10♣ 6♠', '', {
        player: { equipment: { ...NOTHING_WORN, weapon: { ...wearing('flint_spear').weapon!, modifier: nope } } },
      }),
    ],
    [
      "an enemy's item",
      inHand('10♥ 6♦', '10♣ 6♠', '', {
        enemy: {
          ...enemy('crimson_sultan'),
          data: {
            ...enemy('crimson_sultan').data,
            equipment: [{ ...wearing('flint_spear').weapon!, modifier: nope }],
          },
        },
      }),
    ],
    [
      'an enemy who will curse',
      inHand('10♥ 6♦', '10♣ 6♠', '', {
        enemy: { ...enemy('ancient_strix'), data: { ...enemy('ancient_strix').data, curse: nope } },
      }),
    ],
    [
      'a genie',
      scene({
        enemy: enemy('ancient_strix', 0),
        run: {
          phase: 'genie',
          battle: 4,
          genie: { bossName: 'Ancient Strix', curseModifier: nope, blessingText: null },
        },
      }),
    ],
  ]
  test.each(named)('refuses %s that names an unknown modifier, and says which', (_name, state) => {
    expect(geniejack.check(state)).toEqual(['No modifier is called nope.'])
  })

  test("refuses a genie with another boss's curse", () => {
    const genie = (bossId: string) => createGenieEncounter(findCombatant(bossId)!)
    const met = { phase: 'genie', battle: 4, genie: genie('ancient_strix') } as const
    const state = scene({ enemy: enemy('ancient_strix', 0), run: met })
    expect(geniejack.check(state)).toEqual([])
    expect(geniejack.check({ ...state, genie: genie('djinn_warden') })).toEqual([
      'The genie is not the one of Ancient Strix.',
    ])
  })

  test('another seat is refused', () => {
    expect(geniejack.apply(scene(), 1, { type: 'continue' })).toMatchObject({
      ok: false,
      error: { code: 'not-your-turn' },
    })
    expect(geniejack.legalActions(scene(), 1)).toEqual([])
  })

  test('the outcome counts the battles', () => {
    const lost = act(inHand('10♥ 6♦', '10♣ 7♠', '', { player: { hp: 1 } }), 'stand', 'continue')
    expect(geniejack.outcome(lost)).toEqual({ winners: [], reason: 'defeated', scores: [0] })
    expect(geniejack.outcome(scene())).toBeUndefined()
  })
})
