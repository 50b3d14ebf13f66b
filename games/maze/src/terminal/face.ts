import type { TextFace } from '@turnwise/engine'
import { DEFAULT_STYLE } from '../game/generate.ts'
import { describeAction, typed } from '../game/words/actions.ts'
import { describeBoard } from '../game/words/board.ts'
import { describeEvent } from '../game/words/events.ts'
import { prompt } from '../game/words/prompt.ts'
import type { Action, Event, View } from '../index.ts'
import { parse } from './parse.ts'
import { show, showMaps } from './show.ts'

export const face: TextFace<View, Action, Event> = {
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
  help: [
    'n, e, s, w        go north, east, south or west (or the arrow keys)',
    'join C4           say that you are at C4: on a map under a pit, once in a turn',
    'start C4          choose where to start',
    `generate [seed] [twisty=0-100] [open=0-100]   take a generated maze (usual: twisty=${DEFAULT_STYLE.twisty} open=${DEFAULT_STYLE.open})`,
    'submit {…}        build a maze that you have as JSON, on one line',
    'maps              all your maps in full, with a legend',
    'resign            give up',
  ].join('\n'),
}

/** The top of every map is north. */
const COMPASS = { up: 'N', right: 'E', down: 'S', left: 'W' } as const
