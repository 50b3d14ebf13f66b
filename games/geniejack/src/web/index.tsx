import type { BoardModule } from '@turnwise/ui'
import type { RunEvent } from '../game/events.ts'
import type { GameView, PlayerAction } from '../game/types.ts'
import { Board } from './board.tsx'
import { DailyScreen } from './daily-screen.tsx'
import { lengthOf } from './frames.ts'
import { HistoryScreen } from './history-screen.tsx'
import { soundOf } from './sounds.ts'
import { getSpeed } from './speed.ts'
import { tutorial } from './tutorial.ts'
import { describeAction, prompt, refused, standing } from './words.ts'

export const board: BoardModule<GameView, PlayerAction, RunEvent> = {
  Board,
  isOnBoard: () => true,
  prompt,
  describeAction,
  refused,
  standing,
  duration: events => lengthOf(events) / getSpeed(),
  soundOf,
  // The dealt two are the shoe's as well, but what the player asked for is what he doubts.
  drawnIn: event =>
    event.type === 'card-drawn' && event.side === 'player' ? { seat: 0, value: event.card.rank } : undefined,
  tutorial,
  extras: [
    {
      id: 'daily',
      title: 'Daily run',
      description: 'One seed a day, the same for everybody.',
      Screen: DailyScreen,
    },
    {
      id: 'history',
      title: 'History',
      description: 'The runs of this device and their statistics.',
      Screen: HistoryScreen,
    },
  ],
}
