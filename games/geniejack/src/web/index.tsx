import type { BoardModule } from '@turnwise/ui'
import type { RunEvent } from '../game/events.ts'
import { describeAction, describeRefusals, prompt } from '../game/sentences.ts'
import type { GameView, PlayerAction } from '../game/types.ts'
import { Board } from './board.tsx'
import { DailyScreen } from './daily-screen.tsx'
import { lengthOf } from './frames.ts'
import { HistoryScreen } from './history-screen.tsx'
import { soundOf } from './sounds.ts'
import { getSpeed } from './speed.ts'
import { tutorial } from './tutorial.ts'

export const board: BoardModule<GameView, PlayerAction, RunEvent> = {
  Board,
  isOnBoard: () => true,
  prompt: (view, { viewer, names }) =>
    viewer === 0 ? prompt(view) : `${names[0] ?? 'The player'} plays. ${prompt(view)}`,
  describeAction,
  refused: describeRefusals,
  standing: ({ player, tally, stage }) =>
    `Stage ${stage} · ${tally.battlesWon} ${tally.battlesWon === 1 ? 'battle' : 'battles'} won · ${player.gold} gold`,
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
