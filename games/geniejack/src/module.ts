import { CONTRACT_VERSION, type GameModule, originOf, sameJson } from '@turnwise/engine'
import { z } from 'zod'
import manifest from '../package.json' with { type: 'json' }
import { bots, hideSeed } from './bots/index.ts'
import { cardToString } from './game/cards.ts'
import { getBossForStage, getEnemiesForStage, STAGE_NAMES } from './game/combatants.ts'
import { getAllConsumables } from './game/consumables.ts'
import { DIFFICULTY_RULES, rulesFor } from './game/difficulty.ts'
import { EQUIPMENT_INFO } from './game/equipment.ts'
import { getDefaultRules } from './game/modifiers.ts'
import { combatantInfo } from './game/registry.ts'
import type { EnemyView, GameRules, GameView } from './game/types.ts'
import { reasonFor } from './game/words/reasons.ts'
import { geniejack } from './index.ts'
import { rules } from './rules.ts'
import { actionSchema, optionsSchema } from './schema.ts'
import { face } from './terminal/face.ts'
import versions from './versions.json' with { type: 'json' }

export const module: GameModule = {
  contract: CONTRACT_VERSION,
  game: geniejack,
  origin: originOf(manifest, versions, geniejack.version),
  bots,
  face,
  explain: reasonFor,
  botView: hideSeed,
  compactView,
  rules,
  content: {
    rules: getDefaultRules(),
    difficulties: DIFFICULTY_RULES,
    equipment: EQUIPMENT_INFO,
    consumables: getAllConsumables(),
    stages: STAGE_NAMES.map((name, i) => ({
      name,
      enemies: getEnemiesForStage(i + 1).map(combatantInfo),
      boss: combatantInfo(getBossForStage(i + 1)),
    })),
  },
  schemas: {
    options: z.toJSONSchema(optionsSchema, { io: 'input' }),
    action: z.toJSONSchema(actionSchema, { io: 'input' }),
  },
}

/**
 * A view for agents: cards as text, only those rules that this run changes, and equipment, potions, curses and enemies by
 * the id that `content` explains. Log and actions are left out: `get-log` and `get-legal-actions` have them.
 */
function compactView(view: GameView): object {
  const { rules, player, enemy, shoe, shop, otherHand, log: _, availableActions: __, ...others } = view
  const { equipment, consumables, wishes, hand, ...rest } = player
  return {
    ...others,
    ...(otherHand === undefined ? {} : { otherHand: { ...otherHand, cards: otherHand.cards.map(cardToString) } }),
    rules: changesOf(rules, rulesFor(view.difficulty)),
    player: {
      ...rest,
      hand: hand?.map(cardToString),
      equipment: Object.fromEntries(Object.entries(equipment).map(([slot, item]) => [slot, item?.id])),
      consumables: consumables.map(({ id }) => id),
      wishes: wishes.map(({ curse, ...wish }) => ({ ...wish, curse: curse?.id })),
    },
    enemy: enemy === null ? null : compactEnemy(enemy),
    shoe: shoe === null ? null : { ...shoe, discards: shoe.discards.map(cardToString) },
    shop: shop?.items.map(({ index, item: { id, cost } }) => ({ index, id, cost })),
  }
}

function compactEnemy({ description: _, modifierDescriptions: __, visibleCards, ...enemy }: EnemyView): object {
  return { ...enemy, visibleCards: visibleCards.map(card => (card === null ? null : cardToString(card))) }
}

function changesOf(rules: GameRules, usual: GameRules): object {
  const isChanged = (section: string, field: string, value: unknown) =>
    !sameJson(Reflect.get(Reflect.get(usual, section), field), value)
  return Object.fromEntries(
    Object.entries(rules).map(([section, fields]) => [
      section,
      Object.fromEntries(Object.entries(fields).filter(([field, value]) => isChanged(section, field, value))),
    ]),
  )
}
