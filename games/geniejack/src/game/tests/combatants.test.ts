import { describe, expect, test } from 'vitest'
import { combatantFor, getBossForStage, getEnemiesForStage } from '../combatants.ts'
import { act, context, cursed, enemy, fixedRng, hand, inHand, scene } from './helpers.ts'

const hooksOf = (stage: number, name: string, at: number) =>
  [...getEnemiesForStage(stage), getBossForStage(stage)].find(one => one.name === name)!.equipment[at]!.modifier

describe('the enemies in order', () => {
  test.each([
    [1, 1, 'Vampire Bat', 15],
    [1, 2, 'Sand Scorpion', 18],
    [1, 3, 'Desert Jackal', 20],
    [1, 4, 'Ancient Strix', 50],
    [2, 1, 'Dust Wraith', 25],
    [2, 2, 'Tomb Guardian', 28],
    [2, 3, 'Sand Serpent', 22],
    [2, 4, 'Djinn Warden', 75],
    [3, 1, 'Obsidian Golem', 35],
    [3, 2, 'Shadow Assassin', 30],
    [3, 3, 'Fire Dancer', 32],
    [3, 4, 'Crimson Sultan', 100],
    // More than there are: in turn (ruling 19).
    [4, 1, 'Vampire Bat', 15],
    [6, 4, 'Crimson Sultan', 100],
  ])('stage %i, battle %i: %s with %i HP', (stage, battle, name, maxHp) => {
    const boss = battle === 4
    expect(combatantFor(stage, battle, 3)).toMatchObject({ name, maxHp, isBoss: boss })
    const data = boss ? getBossForStage(stage) : getEnemiesForStage(stage)[battle - 1]
    expect(data).toMatchObject({ name, maxHp, isBoss: boss })
    expect(data?.description).toMatch(/\.$/)
  })

  test('more battles than enemies: they come again, the boss last (ruling 19)', () => {
    expect([1, 2, 3, 4, 5, 6].map(battle => combatantFor(1, battle, 5).name)).toEqual([
      'Vampire Bat',
      'Sand Scorpion',
      'Desert Jackal',
      'Vampire Bat',
      'Sand Scorpion',
      'Ancient Strix',
    ])
  })

  test('Sand Scorpion has nothing', () => expect(getEnemiesForStage(1)[1]?.equipment).toEqual([]))
})

describe('flat damage', () => {
  test.each([
    [1, 'Desert Jackal', 0, 3],
    [2, 'Sand Serpent', 0, 5],
    [2, 'Djinn Warden', 0, 8],
    [3, 'Shadow Assassin', 0, 10],
    [3, 'Crimson Sultan', 0, 15],
  ])('stage %i: %s', (stage, name, at, by) => {
    expect(hooksOf(stage, name, at).modifyDamageDealt?.(4, context({ owner: 'dealer', winner: 'dealer' }))).toBe(4 + by)
  })

  test('Desert Jackal in a hand: 19 against 18 is 4', () => {
    const state = inHand('10♥ 8♦', '10♣ 9♠', '', { enemy: enemy('desert_jackal'), run: { battle: 3 } })
    expect(act(state, 'stand').lastHandResult).toMatchObject({ damageDealt: 4, damageBreakdown: 'base:1 +trk:3 =4' })
  })
})

describe('less damage taken', () => {
  test.each([
    [2, 'Tomb Guardian', 0, 0.75],
    [3, 'Obsidian Golem', 0, 0.6],
    [3, 'Crimson Sultan', 1, 0.7],
  ])('stage %i: %s', (stage, name, at, share) => {
    expect(hooksOf(stage, name, at).modifyDamageReceived?.(20, context({ owner: 'dealer' }))).toBe(20 * share)
  })

  test('Vampire Bat: half from hands with a spade', () => {
    const { modifyDamageReceived } = hooksOf(1, 'Vampire Bat', 0)
    expect(modifyDamageReceived?.(20, context({ winnerHandSuits: ['hearts', 'spades'] }))).toBe(10)
    expect(modifyDamageReceived?.(20, context({ winnerHandSuits: ['hearts', 'clubs'] }))).toBe(20)
  })
})

describe('dodging', () => {
  test.each([
    [2, 'Dust Wraith', 0, 0.15],
    [3, 'Shadow Assassin', 1, 0.2],
  ])('stage %i: %s', (stage, name, at, chance) => {
    const dodges = (rolled: number) => hooksOf(stage, name, at).dodgeCheck?.(context({ rng: fixedRng(rolled) }))
    expect([dodges(chance - 0.01), dodges(chance)]).toEqual([true, false])
  })
})

describe('Ancient Strix', () => {
  const about = { enemy: enemy('ancient_strix'), run: { battle: 4 } }

  test.each([
    ['A♣ K♠', 'a natural: 21 against 19, 2 × 1.5 + 10', 13],
    ['7♣ 7♠ 7♥', 'a 21 of three cards: 2', 2],
  ])('%s: %s', (theirs, _name, damageDealt) => {
    expect(act(inHand('10♥ 9♦', theirs, '', about), 'stand').lastHandResult).toMatchObject({ damageDealt })
  })

  test.each([
    ['10♥ 9♦', 6],
    ['10♥ 9♣', 4],
    ['10♣ 9♣', 2],
  ])('%s: +2 for each red card of the winning hand', (mine, damageDealt) => {
    expect(act(inHand(mine, '10♠ 7♠', '', about), 'stand').lastHandResult).toMatchObject({ damageDealt })
  })
})

describe('Djinn Warden', () => {
  test.each([
    ['heals 10 on a natural', 40, 'A♣ K♠', 50],
    ['not over the maximum', 70, 'A♣ K♠', 75],
    ['not on any other 21', 40, '7♣ 7♠ 7♥', 40],
  ])('%s', (_name, hp, theirs, expected) => {
    const state = inHand('10♥ 9♦', theirs, '', { enemy: enemy('djinn_warden', hp), run: { stage: 2, battle: 4 } })
    expect(act(state, 'stand').enemy?.hp).toBe(expected)
  })

  test('also when the natural ties; nothing heals it at 0 (ruling 18)', () => {
    const tied = inHand('7♥ 7♦ 7♠', 'A♣ K♠', '', { enemy: enemy('djinn_warden', 40), run: { stage: 2, battle: 4 } })
    expect(act(tied, 'stand').enemy?.hp).toBe(50)
    const effect = { id: 'poison', name: 'Poison', description: '', source: 'consumable' } as const
    const activeEffects = [{ id: 'poison', name: 'Poison', remainingHands: 1, modifier: effect }]
    const dying = inHand('7♥ 7♦ 7♠', 'A♣ K♠', '', {
      player: { activeEffects },
      enemy: enemy('djinn_warden', 3),
      run: { stage: 2, battle: 4 },
    })
    expect(act(dying, 'stand').enemy?.hp).toBe(0)
  })
})

describe('Fire Dancer', () => {
  test.each([
    ['10♥ 9♦', 7],
    ['10♥ 9♠', 4],
    ['10♣ 9♠', 1],
  ])('dealer %s: +3 for each red card', (theirs, damageDealt) => {
    const state = inHand('10♠ 8♠', theirs, '', { enemy: enemy('fire_dancer'), run: { stage: 3, battle: 3 } })
    expect(act(state, 'stand').lastHandResult).toMatchObject({ damageDealt })
  })
})

describe('Crimson Sultan', () => {
  const about = { enemy: enemy('crimson_sultan'), run: { stage: 3, battle: 4 } }

  test('hits with +15 and takes 30 % less', () => {
    expect(act(inHand('10♥ 8♦', '10♣ 9♠', '', about), 'stand').lastHandResult?.damageDealt).toBe(16)
    expect(act(inHand('10♥ 10♦', '10♣ 6♠', '9♣', about), 'stand').lastHandResult?.damageDealt).toBe(14)
  })

  test.each([
    ['a tie', '10♥ 9♦', '10♣ 9♠', '', 'stand'],
    ['a double bust (ruling 15)', '10♥ 6♦', '10♣ 6♠', '9♣ 9♦', 'hit'],
  ] as const)('a push costs 5, not reduced by armor: %s', (_name, mine, theirs, next, how) => {
    expect(act(inHand(mine, theirs, next, about), how)).toMatchObject({
      player: { hp: 45 },
      lastHandResult: { winner: 'push', damageDealt: 0 },
    })
  })
})

describe('curses', () => {
  test.each([
    ['a natural costs 5 more', 'A♣ K♠', 8],
    ['nothing else does', '7♣ 7♠ 7♥', 2],
  ])('Night Fang (Ancient Strix): %s', (_name, theirs, damageDealt) => {
    const about = { enemy: enemy('sand_scorpion'), run: { battle: 2 }, player: { wishes: [cursed('ancient_strix')] } }
    expect(act(inHand('10♥ 9♦', theirs, '', about), 'stand').lastHandResult).toMatchObject({ damageDealt })
  })

  test('Night Fang does nothing for the player’s own naturals', () => {
    const about = { enemy: enemy('sand_scorpion'), run: { battle: 2 }, player: { wishes: [cursed('ancient_strix')] } }
    expect(act(inHand('A♥ K♦', '10♣ 7♠', '', about), 'stand').lastHandResult?.damageDealt).toBe(6)
  })

  test('Binding Chains (Djinn Warden): 3 at the start of each hand, before the deal', () => {
    const state = scene({ player: { wishes: [cursed('djinn_warden')] } })
    expect(act(state, 'continue')).toMatchObject({ phase: 'player_turn', player: { hp: 47 } })
  })

  test('Binding Chains can kill before a card is seen (ruling 17)', () => {
    const state = scene({ player: { hp: 3, wishes: [cursed('djinn_warden')] } })
    expect(act(state, 'continue')).toMatchObject({
      phase: 'game_over',
      outcome: { reason: 'defeated' },
      combat: null,
      player: { hp: 0 },
    })
  })

  test('Sultan’s Decree (Crimson Sultan): ties go to the dealer, for 0 and its bonuses (ruling 15)', () => {
    const wishes = [cursed('crimson_sultan')]
    const tie = (id: string, battle: number) =>
      act(inHand('10♥ 9♦', '10♣ 9♠', '', { player: { wishes }, enemy: enemy(id), run: { battle } }), 'stand')
    expect(tie('sand_scorpion', 2).lastHandResult).toMatchObject({ winner: 'dealer', damageDealt: 0 })
    expect(tie('desert_jackal', 3).lastHandResult).toMatchObject({ winner: 'dealer', damageDealt: 3 })
  })

  test.each([
    [1, 'Night Fang', 'enemies deal +5 dmg on blackjack'],
    [2, 'Binding Chains', 'you take 3 dmg at the start of each hand'],
    [3, "Sultan's Decree", 'all ties go to the dealer'],
  ])('the boss of stage %i leaves %s', (stage, name, description) => {
    expect(getBossForStage(stage).curse).toMatchObject({ name, description, source: 'wish_curse' })
  })

  test('one hook serves either owner: the Fire Dancer’s counts the hand of its owner (ruling 8)', () => {
    const at = context({ owner: 'player', playerHand: hand('10♥ 9♦'), dealerHand: hand('10♣ 7♠') })
    expect(hooksOf(3, 'Fire Dancer', 0).modifyDamageDealt?.(1, at)).toBe(7)
  })
})
