import { CONTRACT_VERSION, type GameModule } from '@turnwise/engine'
import { z } from 'zod'
import { bots, hideSeed } from './bots/index.ts'
import { compactView } from './compact-view.ts'
import { getBossForStage, getEnemiesForStage, STAGE_NAMES } from './game/combatants.ts'
import { getAllConsumables } from './game/consumables.ts'
import { DIFFICULTY_RULES } from './game/difficulty.ts'
import { EQUIPMENT_INFO } from './game/equipment.ts'
import { getDefaultRules } from './game/modifiers.ts'
import { combatantInfo } from './game/registry.ts'
import { reasonFor } from './game/words/reasons.ts'
import { geniejack } from './index.ts'
import { rules } from './rules.ts'
import { actionSchema, optionsSchema } from './schema.ts'
import { face } from './terminal/face.ts'

export const module: GameModule = {
  contract: CONTRACT_VERSION,
  game: geniejack,
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
