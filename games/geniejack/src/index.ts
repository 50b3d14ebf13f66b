import type { Game } from '@turnwise/engine'
import { apply } from './game/apply.ts'
import { problemsOf } from './game/check.ts'
import { conceal, resample } from './game/conceal.ts'
import type { Event } from './game/events.ts'
import { legalActions, listsAll, outcome, sample, toAct } from './game/legal.ts'
import { isDaily, RULES_VERSION, setup } from './game/setup.ts'
import { ENDINGS, type GameView, type PlayerAction, type RunOptions, type RunState } from './game/types.ts'
import { redact, view } from './game/view.ts'
import { actionSchema, optionsSchema, stateSchema } from './schema.ts'

export { cardToString, cardValue, createDeck, handToString } from './game/cards.ts'
export {
  dealerPlay,
  dealInitialCards,
  initCombat,
  playerDoubleDown,
  playerHit,
  playerStand,
  resolveHand,
} from './game/combat.ts'
export { getBossForStage, getEnemiesForStage } from './game/combatants.ts'
export { applyConsumable, getAllConsumables, tickActiveEffects } from './game/consumables.ts'
export { getAllEquipment, getEquipmentById, getEquipmentBySlotAndTier } from './game/equipment.ts'
export type { Event } from './game/events.ts'
export { createGenieEncounter, storeBlessingWish } from './game/genie.ts'
export { applyDamageModifiers, applyModifierPipeline, collectModifiers, getDefaultRules } from './game/modifiers.ts'
export { registerModifier } from './game/registry.ts'
export { SeededRNG } from './game/rng.ts'
export { calculateBaseDamage, compareHands, scoreHand } from './game/scoring.ts'
export { generateShopInventory, purchaseItem } from './game/shop.ts'
export type * from './game/types.ts'
export { GameEngine } from './seed-api/game.ts'

export const geniejack: Game<RunState, PlayerAction, Event, GameView, RunOptions> = {
  id: 'geniejack',
  title: 'Geniejack',
  version: RULES_VERSION,
  seats: { min: 1, max: 1 },
  options: optionsSchema,
  action: actionSchema,
  setup,
  toAct,
  legalActions,
  listsAll,
  apply,
  view,
  conceal,
  redact,
  outcome,
  endings: ENDINGS,
  actionsAreFinalIn: ({ seed }) => isDaily(seed),
  endingsWithoutWinner: ['defeated', 'hand-limit'],
  check(state) {
    const parsed = stateSchema.safeParse(state)
    if (parsed.success) return problemsOf(parsed.data)
    return parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'state'}: ${message}.`)
  },
  sample,
  resample,
}
