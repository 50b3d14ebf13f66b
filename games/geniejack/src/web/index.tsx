import type { BoardModule } from '@turnwise/ui'
import type { Event } from '../game/events.ts'
import type { GameView, PlayerAction } from '../game/types.ts'
import { describeAction } from '../game/words/actions.ts'
import { prompt } from '../game/words/prompt.ts'
import { Coin } from './art/signs.tsx'
import { lengthOf } from './battle/frames.ts'
import { Board } from './board.tsx'
import { DailyScreen } from './runs/daily-screen.tsx'
import { HistoryScreen } from './runs/history-screen.tsx'
import { ending } from './scenes/ending.tsx'
import { soundOf } from './sounds.ts'
import { STRIPS } from './strips.ts'
import { tutorial } from './tutorial.ts'

export const board: BoardModule<GameView, PlayerAction, Event> = {
  Board,
  isOnBoard: () => true,
  scene: { under: 'wood', plates: 'right', strip: STRIPS },
  context: ({ handNumber, phase }) =>
    phase === 'shop' ? 'The bazaar' : phase === 'genie' ? 'The Genie' : `Hand ${handNumber}`,
  prompt: (view, { viewer, names }) =>
    viewer === 0 ? prompt(view) : `${names[0] ?? 'The player'} plays. ${prompt(view)}`,
  describeAction,
  standing: ({ player }) => (
    <>
      <Coin size={14} /> {player.gold} gold
    </>
  ),
  ending,
  duration: lengthOf,
  soundOf,
  // The two dealt cards are drawn too, but players doubt the cards that they asked for.
  drawnIn: event =>
    event.type === 'card-drawn' && event.side === 'player' ? { seat: 0, value: event.card.rank } : undefined,
  tutorial,
  choices: [
    {
      id: 'shake',
      title: 'Heavy blows',
      values: [
        { id: 'on', title: 'Shake the table' },
        { id: 'off', title: 'Keep still' },
      ],
    },
  ],
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
