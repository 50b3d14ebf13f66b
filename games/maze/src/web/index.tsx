import type { BoardModule } from '@turnwise/ui'
import type { Event } from '../game/events.ts'
import type { Action, View } from '../game/types.ts'
import { describeAction } from '../game/words/actions.ts'
import { describeStanding } from '../game/words/board.ts'
import { prompt } from '../game/words/prompt.ts'
import { Board } from './board.tsx'
import { EditorScreen } from './editor/editor-screen.tsx'
import { ending } from './ending.tsx'
import { duration } from './moment.ts'
import { soundOf } from './sounds.ts'
import { PLAY_STRIPS } from './strips.ts'
import { tutorial } from './tutorial.ts'

export const board: BoardModule<View, Action, Event> = {
  Board,
  // Mazes are drawn, cells chosen and steps taken on the board itself.
  isOnBoard: () => true,
  prompt,
  describeAction,
  standing: describeStanding,
  // An explorer's desk: the maps are on wood, which the strip shows.
  scene: { under: 'wood', strip: PLAY_STRIPS },
  context: ({ phase, round }) => CONTEXTS[phase] ?? `round ${round}`,
  ending,
  duration,
  soundOf,
  tutorial,
  extras: [
    {
      id: 'editor',
      title: 'Maze editor',
      description: 'Draw mazes by hand, change generated ones, keep them under names, and play with them.',
      Screen: EditorScreen,
    },
  ],
}

const CONTEXTS: Readonly<Partial<Record<View['phase'], string>>> = {
  build: 'build your maze',
  start: 'choose a start',
}
