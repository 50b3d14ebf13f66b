import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fillBlocks, guideBlocks } from '../scripts/guide-blocks.ts'
import { getBossForStage, getEnemiesForStage } from './game/combatants.ts'
import { getAllConsumables } from './game/consumables.ts'
import { getAllEquipment } from './game/equipment.ts'
import { MAX_WISH_LENGTH } from './game/genie.ts'
import { getDefaultRules } from './game/modifiers.ts'

const guide = readFileSync(join(import.meta.dirname, '../docs/product-specs/cli-guide.md'), 'utf8')

describe('the guide', () => {
  test('quotes the game as it is', () => expect(guide).toBe(fillBlocks(guide)))

  const { equipment, potions, enemies, rules } = guideBlocks()

  test.each(getAllEquipment())('has $name', ({ name, description, cost, slot, tier }) => {
    expect(equipment).toContain(`| ${name} | ${slot} | ${tier} | ${description} | ${cost} |`)
    expect(guide).toContain(name)
  })

  test.each(getAllConsumables())('has $name', ({ name, description, cost }) => {
    expect(potions).toContain(`| ${name} | ${description} | ${cost} |`)
  })

  test.each([1, 2, 3].flatMap(stage => [...getEnemiesForStage(stage), getBossForStage(stage)]))(
    'has $name',
    ({ name, maxHp, equipment: powers, curse }) => {
      const row = enemies?.split('\n').find(line => line.includes(name))
      expect(row).toContain(`| ${maxHp} |`)
      for (const { description } of powers) expect(row).toContain(description)
      if (curse !== undefined) expect(row).toContain(`${curse.name}: ${curse.description}`)
    },
  )

  test('has every rule', () => {
    for (const [section, fields] of Object.entries(getDefaultRules())) {
      for (const field of Object.keys(fields)) expect(rules).toContain(`| ${section}.${field} |`)
    }
  })

  test('the numbers in its prose are those of the game', () => {
    expect(guide).toContain(`a wish of 1 to ${MAX_WISH_LENGTH} characters`)
    const { winConditions, actions } = getDefaultRules()
    expect(guide).toContain(
      `multiplies the base by ${winConditions.blackjackPayoutMultiplier}, doubling down by ${actions.doubleDownMultiplier}`,
    )
  })
})
