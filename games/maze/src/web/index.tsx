import type { Viewer } from '@turnwise/engine'
import type { BoardModule, BoardPlayer, ResultPicture } from '@turnwise/ui'
import type { Event } from '../game/events.ts'
import type { Action, View } from '../game/types.ts'
import { describeAction } from '../game/words/actions.ts'
import { describeStanding } from '../game/words/board.ts'
import { plural } from '../game/words/names.ts'
import { describeOutcome, prompt } from '../game/words/prompt.ts'
import { MarkIcon } from './art/marks.tsx'
import { Board } from './board.tsx'
import { EditorScreen } from './editor/editor-screen.tsx'
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
  openSecret: 'Here the maze of the bot is kept in this browser, where it can be looked up.',
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

/** What the result card says: how it was won and in how many steps. */
function ending(view: View, players: readonly BoardPlayer[], viewer: Viewer): ResultPicture | undefined {
  if (view.outcome === null) return undefined
  const names = players.map(({ name }) => name)
  const [, why = ''] = describeOutcome(view.outcome, { viewer, names }).split(': ')
  const steps = view.tempo.map((tempo, seat) => `${names[seat]} took ${plural(tempo.moves, 'step')}`).join(', ')
  const sentence = `${why[0]?.toUpperCase() ?? ''}${why.slice(1)} ${steps}.`
  if (view.outcome.reason !== 'treasure') return { detail: sentence }
  return { picture: <MarkIcon mark={{ kind: 'true-treasure' }} size={84} />, detail: sentence }
}
