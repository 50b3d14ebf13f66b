import { describe, expect, test } from 'vitest'
import type { RunState } from '../types.ts'
import { describeBoard } from '../words/board.ts'
import { describeTerms, explain } from '../words/explain.ts'
import { describeChanges, describeVerdict, prompt } from '../words/prompt.ts'
import { act, cursed, enemy, inHand, potion, scene, viewOf, wearing } from './helpers.ts'

const chained = { player: { wishes: [cursed('djinn_warden')] } }

describe('after a hand', () => {
  test('every change of HP is listed, also what a curse took before the deal', () => {
    let state = act(
      scene({ enemy: enemy('crimson_sultan'), player: { ...chained.player, consumables: [potion('poison_potion')] } }),
      { type: 'use_consumable', itemIndex: 0 },
      'continue',
    )
    while (state.phase === 'player_turn') state = act(state, 'stand')
    const { player, enemy: sultan } = state
    const sum = (side: string) =>
      state.healthChanges.reduce((total, change) => total + (change.side === side ? change.by : 0), 0)
    expect(sum('player')).toBe(player.hp - 50)
    expect(sum('dealer')).toBe(sultan!.hp - 100)
    const changes = describeChanges(viewOf(state))
    expect(changes).toContain('Binding Chains: you lose 3 HP.')
    expect(changes).toContain('Poison: the Sultan loses 3 HP.')
  })

  test('the next hand begins without changes', () => {
    const state = act(inHand('10♥ 9♦', '10♣ 7♠', ''), 'stand')
    expect(state.healthChanges).toHaveLength(1)
    expect(act(state, 'continue').healthChanges).toEqual([])
  })

  test.each<[string, RunState]>([
    ['You win the hand with a blackjack.', act(inHand('A♥ K♦', '10♣ 7♠', ''), 'stand')],
    ['You lose the hand against a blackjack.', act(inHand('10♥ 9♦', 'A♣ K♠', ''), 'stand')],
    ['The Bat busts: you win the hand.', act(inHand('10♥ 9♦', '10♣ 6♠', '9♣'), 'stand')],
    ['You bust and lose the hand.', act(inHand('10♥ 9♦', '10♣ 7♠', '9♣'), 'hit')],
    ['Both bust: a push.', act(inHand('10♥ 9♦', '10♣ 6♠', '9♣ 8♦'), 'hit')],
    ['Push: 19 against 19.', act(inHand('10♥ 9♦', '10♣ 9♠', ''), 'stand')],
  ])('%s', (sentence, state) => expect(describeVerdict(viewOf(state))).toBe(sentence))
})

describe('what things do', () => {
  const view = viewOf(inHand('10♥ 6♦', '10♣ 9♦', '', { ...chained, enemy: enemy('tomb_guardian') }))

  test.each([
    ['stone', 'Stone Hide', '25 % less damage'],
    ['binding', 'Binding Chains', 'You take 3 damage at the start of each hand'],
    ['IRON SCIM', 'Iron Scimitar', '+25 damage'],
    ['night fang', 'Night Fang', 'enemies deal +5 damage on blackjack'],
    ['golem', 'Obsidian Golem', '35 HP. A hulking construct of volcanic glass. Obsidian Skin: 40 % less damage.'],
  ])('info %s', (words, name, does) =>
    expect(explain(view, words)).toContainEqual(expect.objectContaining({ name, does })),
  )

  test('nothing is made up', () => expect(explain(view, 'dragon')).toEqual([]))

  test('the Bronze Trinket names its suit of this battle', () => {
    const worn = scene({ player: { equipment: wearing('bronze_trinket'), memory: { bronze_trinket: 'clubs' } } })
    expect(explain(viewOf(worn), 'bronze trinket')[0]?.does).toContain('now ♣ clubs')
  })

  test('the terms of a run: its difficulty and the rules that differ from it', () => {
    expect(describeTerms(viewOf(scene()))).toBe('standard')
    expect(describeTerms(viewOf(scene({ rules: { deck: { numberOfDecks: 2 } } })))).toBe(
      'standard, changed rules: deck.numberOfDecks 2',
    )
  })

  test('the spoken board is sentences, and does not reveal the hole card', () => {
    const spoken = describeBoard(view)
    expect(spoken).toContain('Tomb Guardian has 28 of 28 HP. Its powers: Stone Hide: 25 % less damage.')
    expect(spoken).toContain('Its cards: a card face down, 9 of diamonds.')
    expect(spoken).toContain('Your hand: 10 of hearts, 6 of diamonds, 16.')
    expect(spoken).toContain(prompt(view))
    expect(spoken).not.toContain('10 of clubs')
  })
})
