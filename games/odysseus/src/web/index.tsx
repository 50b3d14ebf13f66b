import type { BoardModule } from '@turnwise/ui'
import type { OdysseusEvent } from '../game/events.ts'
import { describeAction, prompt } from '../game/sentences.ts'
import type { Move } from '../game/types.ts'
import type { GameView } from '../game/view.ts'
import { Board } from './board.tsx'
import { timelineOf } from './play/timeline.ts'
import { soundOf } from './sounds.ts'
import { plateStanding } from './standing.tsx'
import { tutorial } from './tutorial.ts'

export const board: BoardModule<GameView, Move, OdysseusEvent> = {
  Board,
  // Every action has its button beside the chart, and careful sailing its tiles too.
  isOnBoard: () => true,
  prompt,
  describeAction,
  standing: plateStanding,
  // A captain's table: the sheet lies on wood, which the strip shows.
  scene: {
    under: 'wood',
    plates: 'right',
    strip: {
      wide: {
        size: 140,
        padding:
          'calc(14px * var(--scale, 1)) calc(22px * var(--scale, 1)) calc(14px * var(--scale, 1)) calc(276px * var(--scale, 1))',
        template:
          '"plate status before after tools" minmax(0, 1fr) "actions actions actions actions actions" minmax(0, 1.32fr) / auto auto auto minmax(0, 1fr) auto',
      },
      upright: {
        size: 166,
        padding: '16px 8px max(10px, env(safe-area-inset-bottom))',
        template: '"plate status tools" 46px "actions actions actions" minmax(0, 1fr) / auto minmax(0, 1fr) auto',
      },
      across: {
        size: 218,
        side: 'right',
        template: '"plate plate" 40px "status tools" 44px "actions actions" minmax(0, 1fr) / minmax(0, 1fr) auto',
      },
    },
  },
  context: view => `round ${roundOf(view)}`,
  duration: events => timelineOf(events).total,
  soundOf,
  drawnIn: event => (event.type === 'card-drawn' ? { seat: event.playerId, value: event.card.name } : undefined),
  tutorial,
  choices: [
    {
      id: 'ships',
      title: 'Ships',
      values: [
        { id: 'triremes', title: 'Triremes' },
        { id: 'tokens', title: 'Round tokens' },
      ],
    },
  ],
}

function roundOf({ state, gameOver }: GameView): number {
  const turns = Math.max(...state.players.map(({ turnsTaken }) => turnsTaken))
  const isBehind = state.players.some(({ turnsTaken }) => turnsTaken < turns)
  return isBehind || gameOver !== undefined ? turns : turns + 1
}
