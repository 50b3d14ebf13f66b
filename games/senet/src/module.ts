import { CONTRACT_VERSION, type GameModule } from '@turnwise/engine'
import { z } from 'zod'
import { bots } from './bots/index.ts'
import { reasonFor } from './game/words/reasons.ts'
import { senet } from './index.ts'
import { rules } from './rules.ts'
import { actionSchema, optionsSchema } from './schema.ts'
import { face } from './terminal/face.ts'

export const module: GameModule = {
  contract: CONTRACT_VERSION,
  game: senet,
  bots,
  face,
  explain: reasonFor,
  solution: () => import('./bots/exact.ts'),
  puzzles: async () => (await import('./puzzles.json', { with: { type: 'json' } })).default,
  rules,
  schemas: {
    options: z.toJSONSchema(optionsSchema, { io: 'input' }),
    action: z.toJSONSchema(actionSchema, { io: 'input' }),
  },
}
