import * as main from '@turnwise/geniejack'
import * as cli from '@turnwise/geniejack/cli'
import { expect, test } from 'vitest'

/** "File locations and key exports" of the document that the game began with, file by file; types are left to the compiler. */
const KEY_EXPORTS: Readonly<Record<string, readonly string[]>> = {
  rng: ['SeededRNG'],
  cards: ['createDeck', 'cardValue', 'cardToString', 'handToString'],
  scoring: ['scoreHand', 'compareHands', 'calculateBaseDamage'],
  modifiers: ['getDefaultRules', 'applyModifierPipeline', 'collectModifiers', 'applyDamageModifiers'],
  registry: ['registerModifier'],
  equipment: ['getAllEquipment', 'getEquipmentById', 'getEquipmentBySlotAndTier'],
  consumables: ['getAllConsumables', 'applyConsumable', 'tickActiveEffects'],
  combatants: ['getEnemiesForStage', 'getBossForStage'],
  combat: [
    'initCombat',
    'dealInitialCards',
    'playerHit',
    'playerStand',
    'playerDoubleDown',
    'dealerPlay',
    'resolveHand',
  ],
  shop: ['generateShopInventory', 'purchaseItem'],
  genie: ['createGenieEncounter', 'storeBlessingWish'],
  game: ['GameEngine'],
}

test.each(Object.entries(KEY_EXPORTS))('the package exports the key functions of %s', (_file, names) => {
  expect(names.filter(name => typeof Reflect.get(main, name) !== 'function')).toEqual([])
})

test('the package exports nothing else but the game', () => {
  expect(Object.keys(main).sort()).toEqual([...Object.values(KEY_EXPORTS).flat(), 'geniejack'].sort())
})

test('display and input have an entry of their own, since they need Node', () => {
  expect(Object.keys(cli).sort()).toEqual(['InputEnded', 'createInputHandler', 'renderView'])
})
