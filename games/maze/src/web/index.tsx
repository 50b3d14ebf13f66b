import type { BoardModule } from '@turnwise/ui'
import type { Action } from '../game/actions.ts'
import type { MazeEvent } from '../game/events.ts'
import type { View } from '../game/view.ts'
import { Board } from './board.tsx'
import { EditorScreen } from './editor/editor-screen.tsx'
import { duration } from './moment.ts'
import { soundOf } from './sounds.ts'
import { tutorial } from './tutorial.ts'
import { describeAction, prompt, refused, standing } from './words.ts'

export const board: BoardModule<View, Action, MazeEvent> = {
  Board,
  // Mazes are drawn, cells tapped and ways taken on the board itself.
  isOnBoard: () => true,
  prompt,
  describeAction,
  refused,
  standing,
  duration,
  soundOf,
  tutorial,
  extras: [
    {
      id: 'editor',
      title: 'Maze editor',
      description: 'Draw mazes by hand, change generated ones, and keep them for a match.',
      Screen: EditorScreen,
    },
  ],
}
