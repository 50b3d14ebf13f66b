import { describe, expect, test } from 'vitest'
import { getBossForStage } from '../combatants.ts'
import { cleanWish, createGenieEncounter, storeBlessingWish } from '../genie.ts'
import { act, enemy, inHand, modifiersOf, refusal, scene } from './helpers.ts'

const atGenie = () => {
  const about = { enemy: enemy('ancient_strix', 1), player: { hp: 20, gold: 30 }, run: { battle: 4 } }
  return act(inHand('10♥ 9♦', '10♣ 7♠', '', about), 'stand', 'continue', 'continue')
}
const wish = { type: 'enter_wish', text: '  I wish for fire resistance ' } as const

describe('the encounter', () => {
  test('is made from the boss, with its curse and no blessing yet', () => {
    expect(createGenieEncounter(getBossForStage(2))).toEqual({
      bossName: 'Djinn Warden',
      curseModifier: {
        id: 'binding_chains',
        name: 'Binding Chains',
        description: 'you take 3 dmg at the start of each hand',
        source: 'wish_curse',
      },
      blessingText: null,
    })
  })

  test('the wish holds text, curse and boss; the blessing is nothing', () => {
    const encounter = createGenieEncounter(getBossForStage(1))
    expect(storeBlessingWish(encounter, 'rain')).toEqual({
      blessingText: 'rain',
      blessing: null,
      curse: encounter.curseModifier,
      bossName: 'Ancient Strix',
    })
  })
})

describe('in a run', () => {
  test('a boss leads to the genie: no shop, 25 gold', () => {
    expect(atGenie()).toMatchObject({
      phase: 'genie',
      shop: null,
      player: { gold: 55 },
      genie: { bossName: 'Ancient Strix' },
    })
  })

  test('the wish is stored trimmed, the curse works, HP is restored, then the next stage', () => {
    const wished = act(atGenie(), wish)
    expect(wished).toMatchObject({
      phase: 'genie',
      genie: { blessingText: 'I wish for fire resistance' },
      player: { hp: 50, wishes: [{ blessingText: 'I wish for fire resistance', curse: { id: 'night_fang' } }] },
    })
    const next = act(wished, 'continue')
    expect(next).toMatchObject({
      phase: 'pre_hand',
      stage: 2,
      battle: 1,
      genie: null,
      enemy: { data: { id: 'dust_wraith' } },
    })
  })

  test('the blessing has no effect: two different wishes lead to the same modifiers and the same next hands', () => {
    const one = act(atGenie(), wish, 'continue', 'continue', 'stand')
    const other = act(atGenie(), { type: 'enter_wish', text: 'all the gold' }, 'continue', 'continue', 'stand')
    expect(modifiersOf(one)).toEqual(modifiersOf(other))
    expect(one.combat).toEqual(other.combat)
    expect(one.player.hp).toBe(other.player.hp)
  })

  test('first the wish, then continue, and only once', () => {
    expect(refusal(atGenie(), { type: 'continue' }).details).toEqual({ rule_code: 'wrong-phase' })
    expect(refusal(act(atGenie(), wish), wish).details).toEqual({ rule_code: 'wrong-phase' })
  })

  test('also before victory', () => {
    const about = { enemy: enemy('crimson_sultan', 1), run: { stage: 3, battle: 4 } }
    const met = act(inHand('10♥ 9♦', '10♣ 7♠', '', about), 'stand', 'continue', 'continue')
    expect(met.phase).toBe('genie')
    expect(act(met, wish, 'continue')).toMatchObject({
      phase: 'victory',
      outcome: { reason: 'victory' },
      tally: { stagesCleared: 1 },
    })
  })
})

describe('the text (ruling 24)', () => {
  test.each([
    ['x', 'x'],
    ['  two words ', 'two words'],
    ['愿望 🌙', '愿望 🌙'],
    ['a'.repeat(500), 'a'.repeat(500)],
    ['🌙'.repeat(500), '🌙'.repeat(500)],
    ['', undefined],
    ['   ', undefined],
    ['a'.repeat(501), undefined],
    ['two\nlines', undefined],
    ['bell\u0007', undefined],
    ['\u001b[31mred', undefined],
  ])('%j', (text, expected) => expect(cleanWish(text)).toBe(expected))

  test('a bad one is refused and nothing changes', () => {
    expect(refusal(atGenie(), { type: 'enter_wish', text: ' ' })).toMatchObject({
      code: 'illegal-action',
      details: { rule_code: 'bad-wish' },
    })
  })

  test('a wish is refused outside', () => {
    expect(refusal(scene(), wish).details).toEqual({ rule_code: 'wrong-phase' })
  })
})
