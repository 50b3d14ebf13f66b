import { jsonProblem } from '@turnwise/engine'
import { describe, expect, test } from 'vitest'
import { DIFFICULTY_RULES } from './game/difficulty.ts'
import { getDefaultRules } from './game/modifiers.ts'
import { module } from './module.ts'

describe('the module', () => {
  test('content and schemas are plain JSON', () => {
    expect(jsonProblem(module.content)).toBeUndefined()
    expect(jsonProblem(module.schemas)).toBeUndefined()
  })

  test('the figures in the rules are those of the game', () => {
    const { economy, dealer, progression } = getDefaultRules()
    const text = module.rules.replaceAll(/\s+/gu, ' ')
    expect(text).toContain(`A battle pays ${economy.goldPerBattle} gold, a boss ${economy.goldPerBoss}.`)
    expect(text).toContain(`draws until it has ${dealer.standsOn} or more`)
    expect([progression.battlesPerStage, progression.totalStages]).toEqual([3, 3])
    const { merciful, cruel } = DIFFICULTY_RULES
    expect(text).toContain(`${merciful.health?.playerMaxHp} HP, ${merciful.health?.healthRegenPerBattle} HP back`)
    expect(text).toContain(`${merciful.economy?.goldPerBattle} and ${merciful.economy?.goldPerBoss} gold`)
    expect(text).toContain(`**cruel** gives ${cruel.health?.playerMaxHp} HP`)
  })
})
