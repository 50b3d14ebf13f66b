import { expect, test } from 'vitest'
import { getAllConsumables } from '../../game/consumables.ts'
import { EQUIPMENT_INFO } from '../../game/equipment.ts'
import { plain } from '../../game/words/names.ts'
import { type GameView, geniejack } from '../../index.ts'
import { flasksOf } from './flasks.ts'
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

test('no description of the game keeps its terminal shorthand', () => {
  for (const { description } of [...EQUIPMENT_INFO, ...getAllConsumables()]) {
    expect(plain(description)).not.toMatch(/dmg|\dhp|↓/u)
  }
})
