import { CONTRACT_VERSION, type GameModule, originOf } from '@turnwise/engine'
import { z } from 'zod'
import manifest from '../package.json' with { type: 'json' }
import { bots } from './bots/index.ts'
import { CONTENT } from './game/content/index.ts'
import { TERRAIN_FACTS } from './game/words/places.ts'
import { runerail } from './index.ts'
import { rules } from './rules.ts'
import { actionSchema, optionsSchema } from './schema.ts'
import { face } from './terminal/face.ts'
import versions from './versions.json' with { type: 'json' }

export const module: GameModule = {
  contract: CONTRACT_VERSION,
  game: runerail,
  origin: originOf(manifest, versions, runerail.version),
  bots,
  face,
  rules,
  content: { ...CONTENT, terrains: TERRAIN_FACTS },
  schemas: {
    options: z.toJSONSchema(optionsSchema, { io: 'input' }),
    action: z.toJSONSchema(actionSchema, { io: 'input' }),
  },
}
