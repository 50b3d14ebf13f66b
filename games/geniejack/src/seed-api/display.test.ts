import { stripVTControlCharacters } from 'node:util'
import { createRng } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { legalActions } from '../game/legal.ts'
import { act, cursed, enemy, inHand, potion, scene, startRun, viewOf, wearing } from '../game/tests/helpers.ts'
import type { RunState } from '../game/types.ts'
import { face } from '../terminal/face.ts'
import { PLAIN } from '../terminal/show.ts'
import { columns, wrap } from '../terminal/text.ts'
import { renderView } from './display.ts'

const show = (state: RunState) => renderView(viewOf(state)).split('\n')
const AGENT = { viewer: 0, names: ['You'], width: 80, color: false, ascii: false } as const
const poison = { id: 'poison', name: 'Poison', description: '', source: 'consumable' } as const

describe('the screens', () => {
  test('a hand', () => {
    const state = inHand('A♠ 5♥', '2♣ 7♦', '5♣', {
      enemy: enemy('desert_jackal', 12),
      player: {
        hp: 45,
        gold: 30,
        equipment: wearing('flint_spear', 'cloth_armor'),
        consumables: [potion('health_potion'), potion('damage_potion')],
        activeEffects: [{ id: 'poison', name: 'Poison', remainingHands: 2, modifier: poison }],
      },
      run: { seed: 'abc123', battle: 3, handNumber: 3 },
    })
    expect(show(state)).toEqual([
      '=== S1 B3 H3 === Seed:abc123',
      'ENEMY: Desert Jackal HP:12/20 [+3dmg]',
      'YOU: HP:45/50 Gold:30',
      'Eq: Wpn:Flint Spear | Hlm:- | Arm:Cloth | Bts:- | Trk:-',
      'Bag: HealthPot x1, DmgPot x1',
      'FX: Poison(2h left)',
      '───',
      'You: [A♠ 5♥]=16  Dealer: [?? 7♦]=?',
      '> (h)it (s)tand (d)ouble',
    ])
  })

  test('before a hand', () => {
    expect(show(scene()).slice(-2)).toEqual(['───', '> (enter=continue)'])
    expect(show(scene({ player: { consumables: [potion('health_potion')] } })).at(-1)).toBe(
      '> (u)se-item (enter=continue)',
    )
  })

  test('a won hand', () => {
    const state = inHand('A♠ 5♥', 'K♠ 7♦', '5♣', {
      enemy: enemy('desert_jackal', 12),
      player: { equipment: wearing('flint_spear') },
      run: { battle: 3 },
    })
    expect(show(act(state, 'hit', 'stand')).slice(-3)).toEqual([
      'You: [A♠ 5♥ 5♣]=21  Dealer: [K♠ 7♦]=17',
      'WIN! Dmg:9 (base:4 +wpn:5 =9) → Jackal HP:3/20',
      '> (enter=continue)',
    ])
  })

  test('a natural is marked on either side', () => {
    const lines = show(act(inHand('A♠ K♥', 'A♣ Q♦', ''), 'stand'))
    expect(lines).toContain('You: [A♠ K♥]=21 BLACKJACK  Dealer: [A♣ Q♦]=21 BLACKJACK')
    expect(show(inHand('A♠ K♥', '2♣ Q♦', ''))).toContain('You: [A♠ K♥]=21 BLACKJACK  Dealer: [?? Q♦]=?')
  })

  test('the text of every moment is short enough for agents', () => {
    let longest = 0
    for (let i = 0; i < 4; i++) {
      const rng = createRng(`short-${i}`)
      let state = startRun(`short-${i}`, { difficulty: 'merciful', rules: { economy: { goldPerBattle: 200 } } })
      while (state.outcome === null) {
        const view = viewOf(state)
        longest = Math.max(longest, `${face.show(view, AGENT)}\n${face.prompt(view, AGENT)}`.length)
        state = act(state, rng.pick(legalActions(state, 0)))
      }
    }
    expect(longest).toBeGreaterThan(300)
    expect(longest).toBeLessThan(1200)
  })

  test('a lost hand, with what a curse did', () => {
    const about = { enemy: enemy('sand_scorpion'), player: { hp: 45 }, run: { battle: 2 } }
    expect(show(act(inHand('10♠ 6♥', 'K♠ 7♦', 'K♣', about), 'hit')).slice(-3)).toEqual([
      'You: [10♠ 6♥ K♣]=26 BUST  Dealer: [K♠ 7♦]=17',
      'LOSS! Dmg:17 → You HP:28/50',
      '> (enter=continue)',
    ])
  })

  test('a push against the Sultan lists what else hurt', () => {
    const state = inHand('10♠ 7♥', 'K♠ 7♦', '', { enemy: enemy('crimson_sultan'), run: { stage: 3, battle: 4 } })
    expect(show(act(state, 'stand')).slice(-3)).toEqual([
      'PUSH! Dmg:0',
      'Blood Signet: you lose 5 HP.',
      '> (enter=continue)',
    ])
  })

  test('a saved bust says what it counts; the Bronze Trinket shows its suit; curses are listed', () => {
    const saved = inHand('10♠ 6♥', 'K♠ 7♦', 'K♣', { player: { equipment: wearing('iron_trinket') } })
    expect(show(act(saved, 'hit'))).toContain('You: [10♠ 6♥ K♣]=26 counts 10  Dealer: [K♠ 7♦]=17')
    const lucky = scene({ player: { equipment: wearing('bronze_trinket'), memory: { bronze_trinket: 'clubs' } } })
    expect(show(lucky)).toContain('Eq: Wpn:- | Hlm:- | Arm:- | Bts:- | Trk:Bronze(♣)')
    expect(show(scene({ player: { wishes: [cursed('ancient_strix')] } }))).toContain('Curses: Night Fang')
  })

  test('a won battle', () => {
    const about = { enemy: enemy('desert_jackal', 1), player: { gold: 30 }, run: { battle: 3 } }
    expect(show(act(inHand('10♠ 9♥', 'K♠ 7♦', '', about), 'stand', 'continue'))).toEqual([
      '═══ VICTORY! Desert Jackal defeated! ═══',
      'Gold: +10 (total: 40)',
      '> (enter=continue to shop)',
    ])
  })

  test('the shop', () => {
    const items = [
      { index: 0, item: wearing('bronze_saif').weapon!, type: 'equipment', affordable: false },
      { index: 1, item: wearing('cloth_armor').armor!, type: 'equipment', affordable: true },
      { index: 2, item: potion('health_potion'), type: 'consumable', affordable: true },
      { index: 3, item: potion('damage_potion'), type: 'consumable', affordable: true },
    ] as const
    const state = scene({ player: { gold: 40 }, run: { phase: 'shop', enemy: null, shop: items } })
    const narrow = renderView(viewOf(state), { ...PLAIN, width: 40 }).split('\n')
    expect(narrow[1]).toBe('YOU: HP:50/50')
    expect(narrow.slice(-5, -1)).toEqual([
      '1) 60g Bronze Saif: +10dmg',
      '2) 25g✓ Cloth Armor: 20%↓dmg',
      '3) 10g✓ Health Potion: +5hp',
      '4) 15g✓ Damage Potion: 5dmg',
    ])
    expect(show(state)).toEqual([
      '═══ SHOP ═══ Gold: 40',
      '1) Bronze Saif [Weapon] +10dmg              60g',
      '2) Cloth Armor [Armor] 20%↓dmg              25g ✓',
      '3) Health Potion +5hp                       10g ✓',
      '4) Damage Potion 5dmg                       15g ✓',
      'YOU: HP:50/50',
      'Eq: Wpn:- | Hlm:- | Arm:- | Bts:- | Trk:-',
      'Bag: -',
      '✓=affordable  > (1-4 to buy, s=skip)',
    ])
  })

  const genie = act(
    inHand('10♠ 9♥', 'K♠ 7♦', '', { enemy: enemy('ancient_strix', 1), player: { hp: 7 }, run: { battle: 4 } }),
    'stand',
    'continue',
    'continue',
  )

  test('the genie, before and after the wish', () => {
    expect(show(genie)).toEqual([
      '═══ GENIE ═══',
      'You defeated Ancient Strix!',
      'CURSE: Night Fang — enemies deal +5 dmg on blackjack',
      'Your curses: Night Fang',
      '───',
      'The Genie offers you a Wish. Type your blessing:',
      '>',
    ])
    expect(show(act(genie, { type: 'enter_wish', text: 'I wish for fire resistance' }))).toEqual([
      'Blessing stored: "I wish for fire resistance"',
      '(Blessings are not yet implemented — text saved for future use)',
      'HP restored to 50/50',
      '> (enter=continue to next stage)',
    ])
  })

  test('game over', () => {
    const about = {
      enemy: enemy('sand_serpent'),
      player: { hp: 1, gold: 85, wishes: [cursed('ancient_strix')] },
      run: { seed: 'abc123', stage: 2, battle: 3 },
    }
    expect(show(act(inHand('10♠ 6♥', 'K♠ 7♦', '', about), 'stand', 'continue')).slice(0, 5)).toEqual([
      '═══ GAME OVER ═══',
      'Defeated by Sand Serpent at Stage 2, Battle 3',
      'Final stats: Gold:85, Wishes:1',
      'Difficulty: standard',
      'Seed: abc123',
    ])
  })

  test('a run that is given up names its difficulty and changed rules too', () => {
    const run = startRun('abc123', { difficulty: 'cruel', rules: { health: { playerStartHp: 5 } } })
    const style = { ...AGENT, outcome: { winners: [], reason: 'resigned' } }
    expect(face.show(viewOf(run), style).split('\n')).toEqual([
      '═══ GAME OVER ═══',
      'Given up at Stage 1, Battle 1',
      'Final stats: Gold:0, Wishes:0',
      'Difficulty: cruel, changed rules: health.playerStartHp 5',
      'Seed: abc123',
    ])
  })

  test('victory', () => {
    const tally = { handsPlayed: 90, handsWon: 50, battlesWon: 11, stagesCleared: 2, damageDealt: 1, damageTaken: 1 }
    const about = {
      enemy: enemy('crimson_sultan', 1),
      player: { gold: 125 },
      run: { seed: 'abc123', stage: 3, battle: 4, tally },
    }
    const won = act(
      inHand('10♠ 9♥', 'K♠ 7♦', '', about),
      'stand',
      'continue',
      'continue',
      { type: 'enter_wish', text: 'x' },
      'continue',
    )
    expect(show(won).slice(0, 6)).toEqual([
      '═══ VICTORY! ═══',
      "You conquered the Sultan's Palace!",
      'Stages cleared: 3 | Battles won: 12',
      'Wishes earned: 1 | Final gold: 150',
      'Difficulty: standard',
      'Seed: abc123',
    ])
  })

  test('every screen of random runs fits its width, in ASCII too', () => {
    const rng = createRng('screens')
    for (let i = 0; i < 12; i++) {
      const rules = { health: { playerMaxHp: 200, playerStartHp: 200 }, economy: { goldPerBattle: 60 } }
      let state = startRun(`screen ${'x'.repeat(i * 9)}`, { difficulty: 'standard', rules })
      while (state.outcome === null) {
        for (const width of [80, 40]) {
          const view = viewOf(state)
          for (const line of renderView(view, { ...PLAIN, width }).split('\n'))
            expect(columns(line)).toBeLessThanOrEqual(width)
          expect(renderView(view, { ...PLAIN, width, ascii: true })).toMatch(/^[\n -~]*$/u)
        }
        state = act(state, rng.pick(legalActions(state, 0)))
      }
    }
  })

  test('colour adds nothing but colour', () => {
    const view = viewOf(act(inHand('A♠ 5♥', 'K♠ 7♦', '5♣'), 'hit', 'stand'))
    const colored = renderView(view, { ...PLAIN, color: true })
    expect(colored).toContain('\u001b[')
    expect(stripVTControlCharacters(colored)).toBe(renderView(view))
  })
})

describe('wrapping', () => {
  test.each([
    ['short', 10, 'short'],
    ['one two three', 8, 'one two\n  three'],
    ['abcdefghij', 4, 'abcd\n  ef\n  gh\n  ij'],
    ['願願願願', 4, '願願\n  願\n  願'],
  ])('%j at %i', (text, width, expected) => expect(wrap(text, width)).toBe(expected))
})
