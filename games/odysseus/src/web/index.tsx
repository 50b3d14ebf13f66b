import type { BoardModule } from '@turnwise/ui'
import type { OdysseusEvent } from '../game/events.ts'
import { describeAction, describeRefusals, prompt, standing } from '../game/sentences.ts'
import type { Move } from '../game/types.ts'
import type { GameView } from '../game/view.ts'
import { Board } from './board.tsx'
import { soundOf } from './sounds.ts'
import { timelineOf } from './timeline.ts'
import { tutorial } from './tutorial.ts'

export const board: BoardModule<GameView, Move, OdysseusEvent> = {
  Board,
  // Every action has its button beside the chart, and careful sailing its tiles too.
  isOnBoard: () => true,
  prompt,
  describeAction,
  refused: describeRefusals,
  standing,
  duration: events => timelineOf(events).total,
  soundOf,
  drawnIn: event => (event.type === 'card-drawn' ? { seat: event.playerId, value: event.card.name } : undefined),
  tutorial,
}
