import { CONTRACT_VERSION, type GameModule } from '@turnwise/engine'
import { z } from 'zod'
import { bots } from './bots/index.ts'
import { game } from './index.ts'
import { rules } from './rules.ts'
import { actionSchema, optionsSchema } from './schema.ts'
import { face } from './terminal/face.ts'

export const module: GameModule = {
  contract: CONTRACT_VERSION,
  game,
  bots,
  face,
  rules,
  schemas: {
    options: z.toJSONSchema(optionsSchema, { io: 'input' }),
    action: z.toJSONSchema(actionSchema, { io: 'input' }),
  },
}
