import { CONTRACT_VERSION, type GameModule, originOf } from '@turnwise/engine'
import { z } from 'zod'
import manifest from '../package.json' with { type: 'json' }
import { botsFor } from './bots/index.ts'
import { describeEpic, epicIds, ITHACA } from './game/content.ts'
import { MOVES } from './game/moves.ts'
import type { GameView } from './game/types.ts'
import { SIMPLE_MOVES } from './game/types.ts'
import { FACE_DOWN } from './game/view.ts'
import { reasonFor } from './game/words/reasons.ts'
import { baseContent, odysseus } from './index.ts'
import { rules } from './rules.ts'
import { actionSchema, optionsSchemaOf } from './schema.ts'
import { face } from './terminal/face.ts'
import versions from './versions.json' with { type: 'json' }

export const module: GameModule = {
  contract: CONTRACT_VERSION,
  game: odysseus,
  origin: originOf(manifest, versions, odysseus.version),
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

/** A view for agents: everything once, a stack face down as its size, tiles by id and cards by name, as in `content`. */
function compactView(view: GameView): object {
  const { state, decidingPlayerId, tiles, ahead, actions, seaDeckMix, activeEpic, upcomingEpicPeek, gameOver } = view
  const { path: _path, playerNames: _names, seaDiscard, seaDeck, openSeasStack, epicStack, ...rest } = state
  return {
    ...rest,
    decidingPlayer: decidingPlayerId,
    tiles: tiles.map(({ id }) => id),
    ahead: ahead.map(({ type }) => type),
    actions,
    openSeasStack: stackOf(openSeasStack),
    epicStack: stackOf(epicStack),
    seaDeck: stackOf(seaDeck),
    seaDeckMix: Object.fromEntries(seaDeckMix.map(({ name, left }) => [name, left])),
    seaDiscard: seaDiscard.map(({ name }) => name),
    activeEpic,
    upcomingEpicPeek,
    gameOver,
  }
}

function stackOf<Item extends { readonly id: string }>(stack: readonly Item[]): readonly Item[] | number {
  return stack.every(({ id }) => id === FACE_DOWN.card.id) ? stack.length : stack
}
