import { CONTRACT_VERSION, type GameModule, originOf } from '@turnwise/engine'
import * as z from 'zod'
import manifest from '../package.json' with { type: 'json' }
import { bots } from './bots/index.ts'
import { maze } from './index.ts'
import { rules } from './rules.ts'
import { actionSchema, optionsSchema } from './schema.ts'
import { face } from './terminal/face.ts'
import versions from './versions.json' with { type: 'json' }

export const module: GameModule = {
  contract: CONTRACT_VERSION,
  game: maze,
  origin: originOf(manifest, versions, maze.version),
  bots,
  face,
  rules,
  schemas: {
    options: z.toJSONSchema(optionsSchema, { io: 'input' }),
    action: z.toJSONSchema(actionSchema, { io: 'input' }),
  },
}
