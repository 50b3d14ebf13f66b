import type { BoardModule } from '@turnwise/ui'
import type { Event } from '../game/events.ts'
import type { GameView, Move } from '../game/types.ts'
import { roundOf } from '../game/view.ts'
import { describeAction } from '../game/words/actions.ts'
import { prompt } from '../game/words/prompt.ts'
import { Board } from './board.tsx'
import { ending } from './ending.tsx'
import { timelineOf } from './play/timeline.ts'
import { soundOf } from './sounds.ts'
import { plateStanding } from './standing.tsx'
import { STRIPS } from './strips.ts'
import { tutorial } from './tutorial.ts'

export const board: BoardModule<GameView, Move, Event> = {
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
    strip: STRIPS,
  },
  ending,
  context: view => `round ${roundOf(view)}`,
  duration: events => timelineOf(events).total,
  soundOf,
  drawnIn: event => (event.type === 'card-drawn' ? { seat: event.seat, value: event.card.name } : undefined),
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
