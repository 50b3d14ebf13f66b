import { describe, expect, test } from 'vitest'
import { stateSchema } from '../../schema.ts'
import { problemsOf } from '../check.ts'
import { findCombatant } from '../combatants.ts'
import { conceal, resample } from '../conceal.ts'
import { getAllConsumables } from '../consumables.ts'
import { legalActions } from '../legal.ts'
import type { PlayerAction, RulesChange, RunState } from '../types.ts'
import { prompt } from '../words/prompt.ts'
import { act, enemy, hand, inHand, playRandomly, refusal, scene, viewOf } from './helpers.ts'

const BOTH = { actions: { canSplit: true, canSurrender: true } } satisfies RulesChange
const about = (rules: RulesChange = BOTH) => ({ rules, enemy: enemy('sand_scorpion'), run: { battle: 2 } })

const types = (run: RunState) => legalActions(run, 0).map(({ type }) => type)
const changes = ({ healthChanges }: RunState) => healthChanges.map(({ side, by }) => [side, by])

describe('what can be chosen (rulings 28 and 29)', () => {
  const equal = inHand('8♥ 8♦', '10♣ 7♠', '3♣ 10♦ 9♣ 2♠', about())
  test.each<[string, RunState, readonly PlayerAction['type'][]]>([
    ['by the rules as they come', inHand('8♥ 8♦', '10♣ 7♠', ''), []],
    ['two of a rank', equal, ['split', 'surrender']],
    ['a ten and a king, which only count the same', inHand('10♥ K♦', '10♣ 7♠', '', about()), ['surrender']],
    ['after a card', inHand('8♥ 8♦ 2♣', '10♣ 7♠', '', about()), []],
    ['after a split, of two equal cards again', act(inHand('8♥ 8♦', '10♣ 7♠', '8♣ 8♠', about()), 'split'), []],
    [
      'where three cards are dealt',
      inHand('8♥ 8♦ 8♣', '10♣ 7♠', '', about({ ...BOTH, turnOrder: { initialPlayerCards: 3 } })),
      ['surrender'],
    ],
  ])('%s', (_name, run, expected) => {
    expect(types(run).filter(type => type === 'split' || type === 'surrender')).toEqual(expected)
    for (const type of ['split', 'surrender'] as const)
      if (!expected.includes(type)) expect(refusal(run, { type }).details).toEqual({ rule_code: `cannot-${type}` })
  })
})

describe('a split (ruling 28)', () => {
  // 3♣ and 10♦ go to the two hands, then cards are drawn.
  const split = act(inHand('8♥ 8♦', '10♣ 7♠', '3♣ 10♦ 9♣ 2♠', about()), 'split')

  test('two hands with two cards each, the first one to play', () => {
    expect(split.combat).toMatchObject({
      playerHand: hand('8♥ 3♣'),
      otherHand: { ...hand('8♦ 10♦'), doubledDown: false, isPlayed: false },
    })
    expect(viewOf(split)).toMatchObject({ player: { handScore: { value: 11 } }, otherHand: { score: { value: 18 } } })
    expect(prompt(viewOf(split))).toContain('First hand: hit, stand or double down.')
  })

  test('doubling ends the first hand; both are resolved against the one dealer hand', () => {
    const second = act(split, 'double_down')
    expect(second.combat).toMatchObject({
      playerHand: hand('8♦ 10♦'),
      otherHand: { ...hand('8♥ 3♣ 9♣'), doubledDown: true, isPlayed: true },
      doubledDown: false,
    })
    const done = act(second, 'stand')
    // 20 against 17, doubled, and 18 against 17.
    expect(changes(done)).toEqual([
      ['dealer', -6],
      ['dealer', -1],
    ])
    expect(done).toMatchObject({ phase: 'hand_result', tally: { handsPlayed: 2, handsWon: 2 }, handNumber: 1 })
    expect(prompt(viewOf(done))).toContain('First hand: You win the hand. Second hand: You win the hand.')
    expect(act(done, 'continue').firstHandResult).toBeUndefined()
  })

  test('a bust of the first hand leaves the second to play', () => {
    const second = act(act(inHand('8♥ 8♦', '10♣ 7♠', '10♦ 10♥ K♣', about()), 'split'), 'hit')
    expect(second).toMatchObject({ phase: 'player_turn', combat: { otherHand: { isPlayed: true } } })
    expect(changes(act(second, 'stand'))).toEqual([
      ['player', -17],
      ['dealer', -1],
    ])
  })

  test('a ten on an ace is 21 and no natural', () => {
    const run = act(inHand('A♥ A♦', '10♣ 7♠', 'K♦ 10♦', about()), 'split')
    expect(viewOf(run).player.handScore).toMatchObject({ value: 21, isBlackjack: false })
    expect(changes(act(run, 'stand', 'stand'))).toEqual([
      ['dealer', -4],
      ['dealer', -4],
    ])
  })

  test('strength works for the first hand alone, and poison after each', () => {
    const [strength, poison] = ['strength_potion', 'poison_potion'].map(
      id => getAllConsumables().find(item => item.id === id)!,
    )
    const run = scene({ ...about(), player: { consumables: [strength!, poison!] } })
    const drunk = act(run, { type: 'use_consumable', itemIndex: 0 }, { type: 'use_consumable', itemIndex: 0 })
    const { combat } = inHand('10♥ 10♦', '6♣ 10♠', 'K♦ K♥ 10♣', about())
    // The dealer busts: 20 and 30 % more, less a floor, then 20.
    const done = act({ ...drunk, phase: 'player_turn', combat }, 'split', 'stand')
    const strong = act({ ...done, enemy: { ...done.enemy!, data: findCombatant('crimson_sultan')!, hp: 100 } }, 'stand')
    expect(strong.firstHandResult?.damageBreakdown).toContain('+str:6')
    expect(strong.lastHandResult?.damageBreakdown).not.toContain('str')
    expect(strong.healthChanges.filter(({ cause }) => cause === 'Poison').map(({ by }) => by)).toEqual([-3, -3])
  })

  test('what the first hand ends, the second does not change', () => {
    const run = inHand('8♥ 8♦', '10♣ 7♠', 'K♦ 2♦', {
      ...about(),
      player: { hp: 50 },
      enemy: { ...enemy('sand_scorpion'), hp: 1 },
    })
    const done = act(run, 'split', 'stand', 'stand')
    expect(done).toMatchObject({
      phase: 'hand_result',
      lastHandResult: { winner: 'player' },
      combat: { playerHand: hand('8♥ K♦'), otherHand: { ...hand('8♦ 2♦'), isPlayed: false } },
      player: { hp: 50 },
      tally: { handsPlayed: 1 },
    })
    expect(done.firstHandResult).toBeUndefined()
    expect(act(done, 'continue').phase).toBe('battle_result')
  })

  test('every moment of it is a possible run, and so are those that look the same', () => {
    for (const run of [split, act(split, 'stand'), act(split, 'stand', 'stand')]) {
      const rng = { int: () => 7, shuffle: <T>(list: readonly T[]) => [...list].reverse() } as never
      for (const one of [run, conceal(run, 0, rng), resample(viewOf(run), 0, rng)]) {
        expect(stateSchema.parse(one)).toEqual(one)
        expect(problemsOf(one)).toEqual([])
        expect(viewOf(one).otherHand).toEqual(viewOf(run).otherHand)
      }
    }
    const impossible = {
      ...split,
      combat: { ...split.combat!, otherHand: { ...split.combat!.otherHand!, ...hand('8♦') } },
    }
    expect(problemsOf(impossible)).toEqual(['The waiting hand has two cards.'])
  })

  test('a shoe that runs out in the middle keeps what lies on the table', () => {
    const rules = { ...BOTH, deck: { reshuffleBetweenHands: false } }
    const run = inHand('8♥ 8♦', '10♣ 7♠', '', about(rules))
    const last = { ...run, combat: { ...run.combat!, deckIndex: 52 } }
    expect(problemsOf(act(last, 'split'))).toEqual([])
  })
})

describe('surrender (ruling 29)', () => {
  test.each<[string, string, string, number, string]>([
    ['half of what it costs, rounded down', '10♥ 6♦', '10♣ 9♠', -1, 'base:3 =3 -half:2 =1'],
    ['nothing of a hand that would have been won', '10♥ 10♦', '10♣ 9♠', 0, 'base:0 =0'],
    ['nothing of a tie', '10♥ 9♦', '10♣ 9♠', 0, 'base:0 =0'],
  ])('%s', (_name, mine, dealers, by, breakdown) => {
    const done = act(inHand(mine, dealers, '', about()), 'surrender')
    expect(done.lastHandResult).toMatchObject({ winner: 'dealer', surrendered: true, damageBreakdown: breakdown })
    expect(done.player.hp).toBe(50 + by)
    expect(done.tally).toMatchObject({ handsPlayed: 1, handsWon: 0 })
    expect(problemsOf(done)).toEqual([])
  })

  test('half of what is left after armor, and the dealer plays out', () => {
    const done = act(inHand('10♥ 6♦', '10♣ 2♠', '9♠', { ...about(), enemy: enemy('desert_jackal') }), 'surrender')
    expect(done.lastHandResult?.damageBreakdown).toBe('base:5 +trk:3 =8 -half:4 =4')
  })

  test('no bonus of either side acts: neither the healing of a natural nor the blow of a push', () => {
    const warden = { ...enemy('djinn_warden'), hp: 40 }
    const natural = act(
      inHand('10♥ 6♦', 'A♣ K♠', '', { rules: BOTH, enemy: warden, run: { stage: 2, battle: 4 } }),
      'surrender',
    )
    expect(natural.enemy?.hp).toBe(40)
    const push = act(
      inHand('10♥ 9♦', '10♣ 9♠', '', { rules: BOTH, enemy: enemy('crimson_sultan'), run: { stage: 3, battle: 4 } }),
      'surrender',
    )
    expect(push.player.hp).toBe(50)
  })
})

test('runs with both end', () => {
  expect(playRandomly(scene({ rules: { ...BOTH, deck: { numberOfDecks: 8 } } })).outcome).not.toBeNull()
})
