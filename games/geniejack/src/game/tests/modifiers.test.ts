import { describe, expect, test } from 'vitest'
import { tickActiveEffects } from '../consumables.ts'
import { mergeRules } from '../difficulty.ts'
import { createGenieEncounter, storeBlessingWish } from '../genie.ts'
import { applyDamageModifiers, applyModifierPipeline, collectModifiers, getDefaultRules } from '../modifiers.ts'
import { modifierInfo, registerModifier } from '../registry.ts'
import type { Modifier, ModifierInfo } from '../types.ts'
import { act, context, cursed, enemy, fixedRng, inHand, player, wearing } from './helpers.ts'

const modifier = (hooks: Partial<Modifier>): Modifier => ({
  id: 'test',
  name: 'Test',
  description: '',
  source: 'equipment',
  ...hooks,
})
const standsOn = (change: (value: number) => number): Modifier =>
  modifier({
    modifyRules: rules => ({ ...rules, dealer: { ...rules.dealer, standsOn: change(rules.dealer.standsOn) } }),
  })

describe('the rules', () => {
  test('are those of the table by default', () => {
    expect(getDefaultRules()).toEqual({
      scoring: {
        bustThreshold: 21,
        blackjackTarget: 21,
        additionalBlackjackValues: [],
        bustSaveThreshold: null,
        aceHighValue: 11,
        aceLowValue: 1,
        faceCardValue: 10,
      },
      turnOrder: { playerGoesFirst: true, initialPlayerCards: 2, initialDealerCards: 2 },
      dealer: { standsOn: 17, standsOnSoft17: true, peeksForBlackjack: false },
      winConditions: {
        tieResolution: 'push',
        doubleBustResolution: 'push',
        naturalBlackjackBonus: 0,
        blackjackPayoutMultiplier: 1.5,
      },
      damage: {
        baseMultiplier: 1,
        minimumDamage: 0,
        maximumDamage: null,
        flatBonusDamage: 0,
        percentBonusDamage: 0,
        flatDamageReduction: 0,
        percentDamageReduction: 0,
      },
      actions: { canDoubleDown: true, canSplit: false, canSurrender: false, doubleDownMultiplier: 2 },
      deck: { numberOfDecks: 1, reshuffleBetweenHands: true },
      economy: { goldPerBattle: 10, goldPerBoss: 25, shopPriceMultiplier: 1 },
      health: { playerMaxHp: 50, playerStartHp: 50, healthRegenPerBattle: 0, resetHpAfterBoss: true },
      progression: { battlesPerStage: 3, totalStages: 3 },
    })
  })

  test('a single modifier applies', () => {
    expect(applyModifierPipeline([standsOn(() => 16)], getDefaultRules()).dealer.standsOn).toBe(16)
  })

  test('several chain in order', () => {
    const modifiers = [standsOn(value => value + 1), standsOn(value => value * 2)]
    expect(applyModifierPipeline(modifiers, getDefaultRules()).dealer.standsOn).toBe(36)
    expect(applyModifierPipeline(modifiers.toReversed(), getDefaultRules()).dealer.standsOn).toBe(35)
  })

  test('modifyRules makes a new object', () => {
    const rules = getDefaultRules()
    const before = JSON.stringify(rules)
    expect(applyModifierPipeline([standsOn(() => 16)], rules)).not.toBe(rules)
    expect(JSON.stringify(rules)).toBe(before)
  })
})

describe('the order of modifiers (ruling 8)', () => {
  test('slots, active effects, wishes; curses on what enemies deal are among theirs', () => {
    const effect = { id: 'poison', name: 'Poison', description: '', source: 'consumable' } as const
    const mine = player({
      equipment: wearing('cloth_trinket', 'cloth_boots', 'cloth_armor', 'cloth_helm', 'flint_spear'),
      activeEffects: [{ id: 'poison', name: 'Poison', remainingHands: 1, modifier: effect }],
      wishes: [cursed('ancient_strix'), cursed('djinn_warden')],
    })
    const { playerModifiers, enemyModifiers } = collectModifiers(mine, enemy('crimson_sultan'))
    expect(playerModifiers.map(one => one.id)).toEqual([
      'flint_spear',
      'cloth_helm',
      'cloth_armor',
      'cloth_boots',
      'cloth_trinket',
      'poison',
      'binding_chains',
    ])
    expect(enemyModifiers.map(one => one.id)).toEqual(['sultan_blade', 'sultan_mail', 'sultan_signet', 'night_fang'])
  })
})

describe('a modifier that is not registered is refused where it enters', () => {
  const nope = { id: 'nope', name: 'Nope', description: '', source: 'wish_curse' } as const
  const effect = { id: 'nope', name: 'Nope', remainingHands: 1, modifier: nope }
  const wish = { blessingText: 'rain', blessing: null, curse: null, bossName: 'X' }
  const boss = { ...enemy('ancient_strix').data, curse: nope }

  test.each<[string, () => unknown]>([
    ['an effect', () => collectModifiers(player({ activeEffects: [effect] }), null)],
    ['a curse', () => collectModifiers(player({ wishes: [{ ...wish, curse: nope }] }), null)],
    ['a blessing', () => collectModifiers(player({ wishes: [{ ...wish, blessing: nope }] }), null)],
    [
      'an enemy',
      () => {
        const { data } = enemy('crimson_sultan')
        const equipment = data.equipment.map(item => ({ ...item, modifier: nope }))
        return collectModifiers(player(), { ...enemy('crimson_sultan'), data: { ...data, equipment } })
      },
    ],
    [
      'an effect that ends',
      () => tickActiveEffects(player({ activeEffects: [effect] }), enemy('sand_scorpion'), context()),
    ],
    ['a boss', () => createGenieEncounter(boss)],
    ['a genie', () => storeBlessingWish({ bossName: 'X', curseModifier: nope, blessingText: null }, 'rain')],
  ])('in %s', (_name, enter) => {
    expect(enter).toThrow(new RangeError('No modifier is called nope.'))
  })
})

describe('gold', () => {
  const earning = (name: string, earn: (gold: number) => number) =>
    modifierInfo(registerModifier({ ...modifier({ modifyGoldEarned: earn }), id: `test_${name}` }))
  const more = earning('more', gold => gold + 10)
  const double = earning('double', gold => gold * 2)
  const threeTenths = earning('three_tenths', gold => gold * 0.3)
  const third = earning('third', gold => gold / 3)
  const five = earning('five', gold => gold * 5)
  const share = earning('share', gold => gold * 1.15)
  const nothing = earning('nothing', gold => gold - 99)
  const won = (blessings: readonly ModifierInfo[]) => {
    const wishes = blessings.map(blessing => ({ blessingText: 'gold', blessing, curse: null, bossName: 'X' }))
    const mine = { equipment: wearing('cloth_trinket'), wishes }
    return act(inHand('10♥ 9♦', '10♣ 7♠', '', { player: mine, enemy: enemy('sand_scorpion', 1) }), 'stand', 'continue')
      .player.gold
  }

  test.each<[string, ModifierInfo[], number]>([
    ['10 and the trinket', [], 20],
    ['and 10 more', [more], 30],
    ['twice of all before', [more, double], 60],
    ['in order', [double, more], 50],
    ['the same twice', [double, double], 80],
    ['rounded down', [third], 6],
    ['rounded down once, at the end', [third, threeTenths, more], 12],
    ['100 × 1.15 is 115', [five, share], 115],
    ['not under 0', [nothing], 0],
  ])('`modifyGoldEarned` stacking: %s', (_name, blessings, expected) => {
    expect(won(blessings)).toBe(expected)
  })
})

describe('damage modifiers (ruling 7)', () => {
  const plus = (by: number) => modifier({ modifyDamageDealt: damage => damage + by, label: 'plus' })
  const times = (by: number) => modifier({ modifyDamageDealt: damage => damage * by, label: 'times' })
  const takes = (share: number) => modifier({ modifyDamageReceived: damage => damage * share, label: 'takes' })
  const dodging = (chance: number) => modifier({ dodgeCheck: ({ rng }) => rng.next() < chance })

  test.each<[string, number, Modifier[], Modifier[], number]>([
    ['nothing', 7, [], [], 7],
    ['dealt, in order', 4, [plus(2), times(3)], [], 18],
    ['dealt, in the other order', 4, [times(3), plus(2)], [], 14],
    ['received stacks multiplicatively', 20, [], [takes(0.5), takes(0.5)], 5],
    ['one floor, at the end', 7, [], [takes(0.5), takes(2)], 7],
    ['fractions are floored', 7, [], [takes(0.5)], 3],
    ['not under 0', 4, [plus(-9)], [], 0],
  ])('%s', (_name, base, attacker, defender, expected) => {
    expect(applyDamageModifiers(base, attacker, defender, context()).finalDamage).toBe(expected)
  })

  test('the rules reduce by percent, then flat, and what is left is floored (step 7)', () => {
    const rules = mergeRules(getDefaultRules(), { damage: { percentDamageReduction: 0.5, flatDamageReduction: 2 } })
    expect(applyDamageModifiers(15, [], [], context({ rules })).finalDamage).toBe(5)
    expect(applyDamageModifiers(3, [], [], context({ rules })).finalDamage).toBe(0)
  })

  test.each([
    [0.49, true, 0],
    [0.5, false, 9],
  ])('a 50%% dodge at %d', (rolled, dodged, finalDamage) => {
    const result = applyDamageModifiers(9, [], [dodging(0.5)], context({ rng: fixedRng(rolled) }))
    expect(result).toMatchObject({ dodged, finalDamage })
  })

  test('dodge is rolled once per modifier and only when damage is left (ruling 9)', () => {
    const rng = context().rng
    applyDamageModifiers(0.9, [], [dodging(0)], context({ rng }))
    expect(rng.getState().callCount).toBe(0)
    applyDamageModifiers(5, [], [dodging(0), dodging(0)], context({ rng }))
    expect(rng.getState().callCount).toBe(2)
  })

  test('the owner is the attacker, then the defender', () => {
    const owners: string[] = []
    const spy = modifier({
      modifyDamageDealt: (damage, { owner }) => {
        owners.push(owner)
        return damage
      },
      modifyDamageReceived: (damage, { owner }) => {
        owners.push(owner)
        return damage
      },
    })
    applyDamageModifiers(5, [spy], [spy], context({ winner: 'dealer' }))
    expect(owners).toEqual(['dealer', 'player'])
  })

  test.each([
    [[plus(5)], [takes(0.75)], 4, 'base:4 +plus:5 =9 -takes:2.25 -round:0.75 =6'],
    [[], [], 4, 'base:4 =4'],
    [[plus(5)], [], 4, 'base:4 +plus:5 =9'],
  ])('the breakdown adds up', (attacker, defender, base, expected) => {
    expect(applyDamageModifiers(base, attacker, defender, context()).breakdown).toBe(expected)
  })

  test('a dodge is in the breakdown', () => {
    const { breakdown } = applyDamageModifiers(4, [], [dodging(1)], context())
    expect(breakdown).toBe('base:4 =4 -dodge:4 =0')
  })
})
