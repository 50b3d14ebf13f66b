import type { TextFace } from '@turnwise/engine'
import { describeAction, typed } from '../game/words/actions.ts'
import { describeBoard } from '../game/words/board.ts'
import { describeEvent } from '../game/words/events.ts'
import { prompt } from '../game/words/prompt.ts'
import type { Action, MazeEvent, View } from '../index.ts'
import { HELP } from './help.ts'
import { parse } from './parse.ts'
import { show, showMaps } from './show.ts'

export const face: TextFace<View, Action, MazeEvent> = {
  show,
  speak: describeBoard,
  prompt,
  describeAction,
  describeEvent,
  parse: (line, view) => parse(line, view),
  typed,
  ask: (line, view, style) => (line.trim().toLowerCase() === 'maps' ? { text: showMaps(view, style) } : undefined),
  arrow: (direction, view, legal) =>
    view.phase === 'play'
      ? legal.find(action => action.type === 'move' && action.dir === COMPASS[direction])
      : undefined,
  help: HELP,
}

/** The top of every map is north. */
const COMPASS = { up: 'N', right: 'E', down: 'S', left: 'W' } as const
