import type { TextFace } from '@turnwise/engine'
import { describeAction, describeBoard, describeEvent, describePrompt, formatCell } from '../game/words/index.ts'
import type { Action, MazeEvent, View } from '../index.ts'
import { HELP } from './help.ts'
import { parse } from './parse.ts'
import { show, showMaps } from './show.ts'

export const face: TextFace<View, Action, MazeEvent> = {
  show,
  speak: describeBoard,
  prompt: describePrompt,
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

function typed(action: Action): string {
  switch (action.type) {
    case 'move':
      return action.dir.toLowerCase()
    case 'merge':
      return `join ${formatCell(action)}`
    case 'choose-start':
      return `start ${formatCell(action)}`
    case 'generate-maze':
      return action.seed === undefined ? 'generate' : `generate ${action.seed}`
    case 'submit-maze':
      return `submit ${JSON.stringify(action.maze)}`
    case 'resign':
      return 'resign'
  }
}
