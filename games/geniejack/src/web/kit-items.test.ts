import { expect, test } from 'vitest'
import { getAllConsumables } from '../game/consumables.ts'
import { EQUIPMENT_INFO } from '../game/equipment.ts'
import { describeRefusals, plain } from '../game/sentences.ts'
import { type GameView, geniejack } from '../index.ts'
import { burdensOf, flasksOf, slotsOf } from './kit-items.ts'
import { actionFor } from './use-keys.ts'

const start: GameView = geniejack.view(geniejack.setup({ difficulty: 'standard', rules: {} }, 1, 'kit'), 0)
const [health, damage] = getAllConsumables()
const having = (change: Partial<GameView['player']>): GameView => ({ ...start, player: { ...start.player, ...change } })

test('flasks of a kind are one, and the first of them is drunk', () => {
  const view = having({ consumables: [damage!, health!, damage!] })
  expect(flasksOf(view).map(({ item, count, itemIndex }) => [item.type, count, itemIndex])).toEqual([
    ['damage_potion', 2, 0],
    ['health_potion', 1, 1],
  ])
})

test('keys mean what can be done now', () => {
  const view = having({ consumables: [damage!, health!, damage!] })
  const legal = [
    { type: 'continue' } as const,
    ...[0, 1, 2].map(itemIndex => ({ type: 'use_consumable' as const, itemIndex })),
  ]
  expect(actionFor('2', view, legal)).toEqual({ type: 'use_consumable', itemIndex: 1 })
  expect(actionFor('3', view, legal)).toBeUndefined()
  expect(actionFor('Enter', view, legal)).toEqual({ type: 'continue' })
  expect(actionFor('h', view, legal)).toBeUndefined()
  const shop = { ...start, phase: 'shop' as const }
  expect(actionFor('3', shop, [{ type: 'buy_item', itemIndex: 2 }])).toEqual({ type: 'buy_item', itemIndex: 2 })
})

test('slots say what they do, the Bronze Trinket with its suit', () => {
  const trinket = EQUIPMENT_INFO.find(({ id }) => id === 'bronze_trinket')!
  const view = having({ equipment: { ...start.player.equipment, trinket }, memory: { bronze_trinket: 'clubs' } })
  const slots = slotsOf(view)
  expect(slots.map(({ name }) => name)).toEqual([undefined, undefined, undefined, undefined, 'Bronze Trinket'])
  expect(slots.at(-1)?.does).toContain('now ♣ clubs')
})

test('effects come with their hands, curses with what they do', () => {
  const modifier = { id: 'poison', name: 'Poison', description: '3dmg after each hand', source: 'consumable' } as const
  const curse = {
    id: 'night_fang',
    name: 'Night Fang',
    description: 'enemies deal +5 dmg on blackjack',
    source: 'wish_curse',
  } as const
  const view = having({
    activeEffects: [{ id: 'poison', name: 'Poison', remainingHands: 2, modifier }],
    wishes: [{ blessingText: 'x', blessing: null, curse, bossName: 'Ancient Strix' }],
  })
  expect(burdensOf(view).map(({ kind, does }) => `${kind}: ${does}`)).toEqual([
    'effect: 3 damage after each hand, for 2 more hands',
    'curse: enemies deal +5 damage on blackjack',
  ])
})

test('no description of the game keeps its terminal shorthand', () => {
  for (const { description } of [...EQUIPMENT_INFO, ...getAllConsumables()]) {
    expect(plain(description)).not.toMatch(/dmg|\dhp|↓/u)
  }
})

test('a ware that is too dear says what is missing', () => {
  const item = EQUIPMENT_INFO[0]!
  const items = [{ index: 0, item, type: 'equipment' as const, affordable: false }]
  expect(describeRefusals({ ...start, phase: 'shop', shop: { items } })).toEqual([
    { what: 'Flint Spear:', why: 'It costs 30 gold and you have 0.' },
  ])
})
