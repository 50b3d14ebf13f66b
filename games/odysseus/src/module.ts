import { CONTRACT_VERSION, type GameModule } from '@turnwise/engine'
import { z } from 'zod'
import { botsFor } from './bots/index.ts'
import { compactView } from './compact-view.ts'
import { describeEpic, epicIds, ITHACA } from './game/content.ts'
import { MOVES } from './game/moves.ts'
import { SIMPLE_MOVES } from './game/types.ts'
import { reasonFor } from './game/words/reasons.ts'
import { baseContent, odysseus } from './index.ts'
import { rules } from './rules.ts'
import { actionSchema, optionsSchemaOf } from './schema.ts'
import { face } from './terminal/face.ts'

export const module: GameModule = {
  contract: CONTRACT_VERSION,
  game: odysseus,
  bots: botsFor(odysseus),
  face,
  compactView,
  explain: reasonFor,
  puzzles: async () => (await import('./puzzles.json', { with: { type: 'json' } })).default,
  rules,
  content: {
    epics: [
      ...epicIds(baseContent).map(id => ({ epicId: id, ...textOf(describeEpic(baseContent, id)) })),
      { epicId: 'ithaca', ...ITHACA },
    ],
    cards: baseContent.cards,
    pace: baseContent.pace,
    forbiddenNeighbours: baseContent.forbiddenNeighbours,
    difficulties: baseContent.difficulties,
    costs: Object.fromEntries(SIMPLE_MOVES.map(type => [type, MOVES[type].cost])),
  },
  schemas: {
    options: z.toJSONSchema(optionsSchemaOf(baseContent), { io: 'input' }),
    action: z.toJSONSchema(actionSchema, { io: 'input' }),
  },
}

function textOf({ name, description }: { readonly name: string; readonly description: string }) {
  return { name, description }
}
