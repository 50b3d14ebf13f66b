import { describe, expect, test } from 'vitest'
import { apply } from '../game/apply.ts'
import { legalActions } from '../game/legal.ts'
import { act, enemy, inHand, potion, scene, viewOf, wearing } from '../game/tests/helpers.ts'
import type { RunState } from '../game/types.ts'
import { face } from './face.ts'

const style = { viewer: 0, names: ['You'], width: 80, color: false, ascii: false } as const
const parse = (state: RunState, line: string) => face.parse(line, viewOf(state), legalActions(state, 0), 0)

const hand = inHand('6♥ 5♦', '10♣ 7♠', '')
const later = act(inHand('2♥ 3♦', '10♣ 7♠', '4♣'), 'hit')
const bag = scene({ player: { consumables: [potion('health_potion'), potion('poison_potion')] } })
const one = scene({ player: { consumables: [potion('health_potion')] } })
const shop = scene({
  player: { gold: 40 },
  run: {
    phase: 'shop',
    enemy: null,
    shop: [
      { index: 0, item: wearing('bronze_saif').weapon!, type: 'equipment', affordable: false },
      { index: 1, item: potion('health_potion'), type: 'consumable', affordable: true },
    ],
  },
})
const genie = act(
  inHand('10♠ 9♥', 'K♠ 7♦', '', { enemy: enemy('ancient_strix', 1), run: { battle: 4 } }),
  'stand',
  'continue',
  'continue',
)

describe('typed lines', () => {
  test.each<[string, RunState, string, unknown]>([
    ['a hand', hand, 'h', { type: 'hit' }],
    ['a hand', hand, ' S ', { type: 'stand' }],
    ['a hand', hand, 'd', { type: 'double_down' }],
    ['a hand', hand, 'stand', { type: 'stand' }],
    ['before a hand', scene(), '', { type: 'continue' }],
    ['a bag', bag, 'u2', { type: 'use_consumable', itemIndex: 1 }],
    ['a bag', bag, 'u 1', { type: 'use_consumable', itemIndex: 0 }],
    ['one potion', one, 'u', { type: 'use_consumable', itemIndex: 0 }],
    ['a shop', shop, '2', { type: 'buy_item', itemIndex: 1 }],
    ['a shop', shop, 's', { type: 'skip_shop' }],
    ['the genie', genie, 'h', { type: 'enter_wish', text: 'h' }],
    ['the genie', genie, ' more gold ', { type: 'enter_wish', text: 'more gold' }],
  ])('%s: %#', (_where, state, line, action) => expect(parse(state, line)).toEqual({ ok: true, value: action }))

  test.each<[string, RunState, string, string]>([
    ['nonsense', hand, 'xyzzy', 'not-understood'],
    ['two at once', hand, 'h s', 'not-understood'],
    ['enter in a hand', hand, '', 'illegal-action'],
    ['doubling late', later, 'd', 'illegal-action'],
    ['hitting before the deal', scene(), 'h', 'illegal-action'],
    ['using nothing', scene(), 'u', 'illegal-action'],
    ['using which?', bag, 'u', 'which-item'],
    ['using too far', bag, 'u3', 'illegal-action'],
    ['enter in a shop', shop, '', 'not-understood'],
    ['an empty wish', genie, '  ', 'illegal-action'],
    ['a name of every object', hand, 'constructor', 'not-understood'],
  ])('refused: %s', (_why, state, line, code) =>
    expect(parse(state, line)).toMatchObject({ ok: false, error: { code } }),
  )

  test.each<[string, RunState, string, string]>([
    ['hitting before the deal', scene(), 'h', 'You cannot hit now. Deal the cards or drink a potion.'],
    ['doubling late', later, 'd', 'You can double down only as the first action of a hand, where the rules allow it.'],
    ['drinking in a hand', hand, 'u1', 'You cannot drink a potion now. Hit, stand or double down.'],
    ['an empty bag', scene(), 'u', 'Your bag is empty.'],
    ['too far in the bag', bag, 'u3', 'Your bag has only 2 items.'],
    ['too expensive', shop, '1', 'Bronze Saif costs 60 gold and you have 40.'],
    ['not in the shop', shop, '7', 'The shop has only 2 items.'],
    ['zero', shop, '0', 'The shop has only 2 items.'],
  ])('the rules say why not: %s', (_why, state, line, message) => {
    const parsed = parse(state, line)
    const answer = parsed.ok ? apply(state, 0, parsed.value) : parsed
    expect(answer).toMatchObject({ ok: false, error: { message } })
  })
})

describe('the face', () => {
  test('says what a ware does, by its number too', () => {
    const ask = (line: string) => face.ask?.(line, viewOf(shop), style)?.text
    expect(ask('info 1')).toBe('Bronze Saif: +10 damage')
    expect(ask('info bronze saif')).toBe(ask('info 1'))
    expect(ask('info 99')).toBe('Nothing here is called 99.')
  })

  test('shows the table without its prompt, and the prompt alone', () => {
    const view = viewOf(hand)
    expect(face.show(view, style)).not.toContain('(h)it')
    expect(face.prompt(view, style)).toBe(
      'You have 11, the Bat shows 7. Hit, stand, or double down as your first action.',
    )
  })

  test.each<[RunState, string[]]>([
    [hand, ['Hit', 'Stand', 'Double down']],
    [bag, ['Deal', 'Drink Health Potion (+5 HP)', 'Drink Poison Potion (3 damage after each of 3 hands)']],
    [shop, ['Buy Health Potion (+5 HP) for 10 gold', 'Leave the shop']],
    [genie, ['Wish: "I wish for better cards."']],
  ])('names its choices: %#', (state, names) => {
    expect(legalActions(state, 0).map(action => face.describeAction(action, viewOf(state)))).toEqual(names)
  })
})
