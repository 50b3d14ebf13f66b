import { CONTRACT_VERSION, type GameModule } from '@turnwise/engine'
import { z } from 'zod'
import { bots } from './bots/index.ts'
import { CONTENT } from './game/content/index.ts'
import { TERRAIN_FACTS } from './game/words/places.ts'
import { runerail } from './index.ts'
import { rules } from './rules.ts'
import { actionSchema, optionsSchema } from './schema.ts'
import { face } from './terminal/face.ts'

export const module: GameModule = {
  contract: CONTRACT_VERSION,
  game: runerail,
  bots,
  face,
  rules,
  content: { ...CONTENT, terrains: TERRAIN_FACTS },
  schemas: {
    options: z.toJSONSchema(optionsSchema, { io: 'input' }),
    action: z.toJSONSchema(actionSchema, { io: 'input' }),
  },
}
