import { describe, expect, test } from 'vitest'
import { applyConsumable, getAllConsumables, tickActiveEffects } from '../consumables.ts'
import { act, context, enemy, inHand, player, potion, refusal, scene } from './helpers.ts'

describe('the table of potions', () => {
  test.each([
    ['health_potion', 'Health Potion', 10, { type: 'health_potion', value: 5 }],
    ['damage_potion', 'Damage Potion', 15, { type: 'damage_potion', value: 5 }],
    ['strength_potion', 'Strength Potion', 20, { type: 'strength_potion', value: 0.3, duration: 1 }],
    ['poison_potion', 'Poison Potion', 20, { type: 'poison_potion', value: 3, duration: 3 }],
  ])('%s', (id, name, cost, effect) => {
    expect(potion(id)).toMatchObject({ id, name, cost, effect })
  })

  test('has these four', () => expect(getAllConsumables()).toHaveLength(4))
})

describe('Health Potion', () => {
  test.each([
    [30, 35],
    [45, 50],
    [48, 50],
    [50, 50],
  ])('from %i HP to %i', (from, to) => {
    const mine = player({ hp: from })
    expect(applyConsumable(potion('health_potion'), mine, enemy('vampire_bat'))).toContain(`+${to - from} HP`)
    expect(mine.hp).toBe(to)
  })

  test('heals no combatant at 0 (ruling 18)', () => {
    const mine = player({ hp: 0 })
    applyConsumable(potion('health_potion'), mine, enemy('vampire_bat'))
    expect(mine.hp).toBe(0)
  })
})

describe('Damage Potion', () => {
  test.each([
    [15, 10],
    [3, 0],
  ])('from %i HP to %i', (from, to) => {
    const other = enemy('vampire_bat', from)
    applyConsumable(potion('damage_potion'), player(), other)
    expect(other.hp).toBe(to)
  })

  test('is never reduced: 5 against the Obsidian Golem too (ruling 9)', () => {
    const state = scene({
      enemy: enemy('obsidian_golem'),
      player: { consumables: [potion('damage_potion')] },
      run: { stage: 3 },
    })
    expect(act(state, { type: 'use_consumable', itemIndex: 0 }).enemy?.hp).toBe(30)
  })

  test('kills: the battle is won at once (ruling 17)', () => {
    const state = scene({ enemy: enemy('vampire_bat', 5), player: { consumables: [potion('damage_potion')] } })
    expect(act(state, { type: 'use_consumable', itemIndex: 0 })).toMatchObject({
      phase: 'battle_result',
      player: { gold: 10, consumables: [] },
    })
  })
})

describe('Strength Potion', () => {
  const strong = { consumables: [potion('strength_potion'), potion('strength_potion')] }
  const drink = { type: 'use_consumable', itemIndex: 0 } as const

  test.each([
    [1, 26],
    [2, 33],
  ])('%i of them: 20 damage becomes %i, floored each time', (count, expected) => {
    const before = scene({ player: strong, enemy: enemy('djinn_warden'), run: { stage: 2, battle: 4 } })
    const drunk = act(before, ...Array.from({ length: count }, () => drink))
    const { player: mine } = drunk
    // 20 against a bust: base 20.
    const fought = act(
      inHand('10♥ Q♦', '10♣ 6♠', '9♦', { enemy: enemy('djinn_warden'), player: mine, run: { stage: 2, battle: 4 } }),
      'stand',
    )
    expect(fought.lastHandResult?.damageDealt).toBe(expected)
    expect(fought.player.activeEffects).toEqual([])
  })

  test('is gone after the hand, also after a lost one', () => {
    const before = act(scene({ player: strong }), drink)
    expect(before.player.activeEffects).toMatchObject([{ id: 'strength', remainingHands: 1 }])
    const lost = act(inHand('10♥ 2♦', '10♣ 9♠', '', { player: before.player }), 'stand')
    expect(lost.player.activeEffects).toEqual([])
  })
})

describe('Poison Potion', () => {
  test('3 damage after each of three hands, then it is gone', () => {
    const mine = player()
    const other = enemy('sand_scorpion')
    const at = context({ playerState: mine, enemyState: other })
    applyConsumable(potion('poison_potion'), mine, other)
    const left = Array.from({ length: 4 }, () => {
      tickActiveEffects(mine, other, at)
      return [other.hp, mine.activeEffects.length]
    })
    expect(left).toEqual([
      [15, 1],
      [12, 1],
      [9, 0],
      [9, 0],
    ])
  })

  test('two of them both count (ruling 18)', () => {
    const mine = player()
    const other = enemy('sand_scorpion')
    applyConsumable(potion('poison_potion'), mine, other)
    applyConsumable(potion('poison_potion'), mine, other)
    expect(tickActiveEffects(mine, other, context({ playerState: mine, enemyState: other }))).toEqual([
      'Poison deals 3 damage.',
      'Poison deals 3 damage.',
    ])
    expect(other.hp).toBe(12)
  })

  test('acts after the hand, is not reduced, and can kill', () => {
    const mine = { consumables: [potion('poison_potion')] }
    const poisoned = act(scene({ player: mine }), { type: 'use_consumable', itemIndex: 0 })
    const fought = act(
      inHand('10♥ 2♦', '10♣ 9♠', '', { player: poisoned.player, enemy: enemy('vampire_bat', 3) }),
      'stand',
    )
    expect(fought).toMatchObject({ phase: 'hand_result', player: { hp: 43 }, enemy: { hp: 0 } })
    expect(act(fought, 'continue').phase).toBe('battle_result')
  })

  test('ends with the battle (ruling 18)', () => {
    const poisoned = act(scene({ player: { consumables: [potion('poison_potion')] } }), {
      type: 'use_consumable',
      itemIndex: 0,
    })
    const won = act(
      inHand('10♥ 9♦', '10♣ 7♠', '', { player: poisoned.player, enemy: enemy('vampire_bat', 1) }),
      'stand',
      'continue',
    )
    expect(won.player.activeEffects).toEqual([])
  })
})

describe('using potions', () => {
  test.each([
    [{ type: 'use_consumable', itemIndex: 1 }, 'bad-index'],
    [{ type: 'hit' }, 'wrong-phase'],
  ] as const)('%j is refused: %s', (action, rule) => {
    const state = scene({ player: { consumables: [potion('health_potion')] } })
    expect(refusal(state, action)).toMatchObject({ code: 'illegal-action', details: { rule_code: rule } })
  })

  test('not in the middle of a hand', () => {
    const state = inHand('10♥ 9♦', '10♣ 7♠', '', { player: { consumables: [potion('health_potion')] } })
    expect(refusal(state, { type: 'use_consumable', itemIndex: 0 }).details).toEqual({ rule_code: 'wrong-phase' })
  })
})
