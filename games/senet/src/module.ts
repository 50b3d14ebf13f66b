import { CONTRACT_VERSION, type GameModule, originOf } from '@turnwise/engine'
import { z } from 'zod'
import manifest from '../package.json' with { type: 'json' }
import { bots } from './bots/index.ts'
import { reasonFor } from './game/words/reasons.ts'
import { senet } from './index.ts'
import { rules } from './rules.ts'
import { actionSchema, optionsSchema } from './schema.ts'
import { face } from './terminal/face.ts'
import versions from './versions.json' with { type: 'json' }

export const module: GameModule = {
  contract: CONTRACT_VERSION,
  game: senet,
  origin: originOf(manifest, versions, senet.version),
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
