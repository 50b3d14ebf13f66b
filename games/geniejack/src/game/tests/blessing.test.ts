import { describe, expect, test } from 'vitest'
import { heal, hurt } from '../health.ts'
import { modifierInfo, registerModifier } from '../registry.ts'
import type { Modifier, Wish } from '../types.ts'
import { act, enemy, inHand, scene } from './helpers.ts'

let number = 0
/** A blessing as later code might write one: registered, and named by a wish in the state. */
function blessed(hooks: Partial<Modifier>): { wishes: Wish[] } {
  const modifier = registerModifier({
    ...hooks,
    id: `test_blessing_${number++}`,
    name: 'Test Blessing',
    description: 'for this test',
    source: 'wish_blessing',
  })
  return { wishes: [{ blessingText: 'test', blessing: modifierInfo(modifier), curse: null, bossName: 'Test' }] }
}
const scorpion = { enemy: enemy('sand_scorpion'), run: { battle: 2 } }

describe('a blessing works through every hook (ruling 24)', () => {
  test('modifyRules', () => {
    const player = blessed({ modifyRules: rules => ({ ...rules, scoring: { ...rules.scoring, bustThreshold: 30 } }) })
    expect(act(inHand('10♥ 9♦', '10♣ 7♠', '9♣', { ...scorpion, player }), 'hit').phase).toBe('player_turn')
  })

  test('modifyRules reaches gold, prices and the length of the run', () => {
    const player = blessed({ modifyRules: rules => ({ ...rules, economy: { ...rules.economy, goldPerBattle: 99 } }) })
    expect(
      act(inHand('10♥ 9♦', '10♣ 7♠', '', { player, enemy: enemy('vampire_bat', 1) }), 'stand', 'continue').player.gold,
    ).toBe(99)
  })

  test('modifyDamageDealt', () => {
    const player = blessed({ modifyDamageDealt: damage => damage * 4 })
    expect(act(inHand('10♥ 9♦', '10♣ 7♠', '', { ...scorpion, player }), 'stand').lastHandResult).toMatchObject({
      damageDealt: 8,
      damageBreakdown: 'base:2 +wish:6 =8',
    })
  })

  test('modifyDamageReceived', () => {
    const player = blessed({ modifyDamageReceived: () => 1 })
    expect(act(inHand('10♥ 2♦', '10♣ 7♠', '', { ...scorpion, player }), 'stand').lastHandResult?.damageDealt).toBe(1)
  })

  test('modifyBust', () => {
    const player = blessed({ modifyBust: () => ({ busted: false, effectiveScore: 21 }) })
    expect(act(inHand('10♥ 9♦', '10♣ 7♠', '9♣', { ...scorpion, player }), 'hit').lastHandResult?.winner).toBe('player')
  })

  test('modifyBust may leave it as it is', () => {
    const player = blessed({ modifyBust: () => null })
    expect(act(inHand('10♥ 9♦', '10♣ 7♠', '9♣', { ...scorpion, player }), 'hit').lastHandResult?.winner).toBe('dealer')
  })

  test('dodgeCheck', () => {
    const player = blessed({ dodgeCheck: () => true })
    expect(act(inHand('10♥ 2♦', '10♣ 7♠', '', { ...scorpion, player }), 'stand')).toMatchObject({
      player: { hp: 50 },
      lastHandResult: { dodged: true, damageDealt: 0 },
    })
  })

  test('onHandStart', () => {
    const player = { ...blessed({ onHandStart: ({ playerState }) => heal(playerState, 4) }), hp: 20 }
    expect(act(scene({ player }), 'continue').player.hp).toBe(24)
  })

  test('onHandStart may win the battle before a card is dealt', () => {
    const player = blessed({ onHandStart: ({ enemyState }) => hurt(enemyState, 99) })
    expect(act(scene({ player }), 'continue').phase).toBe('battle_result')
  })

  test('onHandEnd', () => {
    const player = blessed({ onHandEnd: ({ enemyState }) => hurt(enemyState, 7) })
    expect(act(inHand('10♥ 9♦', '10♣ 9♠', '', { ...scorpion, player }), 'stand').enemy?.hp).toBe(11)
  })

  test('onBattleStart', () => {
    const player = blessed({ onBattleStart: ({ enemyState }) => hurt(enemyState, 5) })
    const state = scene({ player, run: { phase: 'shop', enemy: null, shop: [] } })
    expect(act(state, 'skip_shop').enemy?.hp).toBe(13)
  })

  test('onBattleEnd', () => {
    const player = { ...blessed({ onBattleEnd: ({ playerState }) => heal(playerState, 9) }), hp: 20 }
    expect(
      act(inHand('10♥ 9♦', '10♣ 7♠', '', { player, enemy: enemy('vampire_bat', 1) }), 'stand', 'continue').player.hp,
    ).toBe(29)
  })

  test('modifyGoldEarned', () => {
    const player = blessed({ modifyGoldEarned: gold => gold * 3 })
    expect(
      act(inHand('10♥ 9♦', '10♣ 7♠', '', { player, enemy: enemy('vampire_bat', 1) }), 'stand', 'continue').player.gold,
    ).toBe(30)
  })
})
