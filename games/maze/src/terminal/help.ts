import { DEFAULT_STYLE } from '../game/generate.ts'

export const HELP = [
  'n, e, s, w        go north, east, south or west (or the arrow keys)',
  'join C4           say that you are at C4: on a map under a pit, once in a turn',
  'start C4          choose where to start',
  `generate [seed] [twisty=0-100] [open=0-100]   take a generated maze (usual: twisty=${DEFAULT_STYLE.twisty} open=${DEFAULT_STYLE.open})`,
  'submit {…}        build a maze that you have as JSON, on one line',
  'maps              all your maps in full, with a legend',
  'resign            give up',
].join('\n')
