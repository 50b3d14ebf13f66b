import type { BoardModule } from '@turnwise/ui'
import { WEIGHTS } from '../game/throws.ts'
import type { Action, Event, View } from '../game/types.ts'
import { describeStanding } from '../game/words/board.ts'
import { prompt } from '../game/words/prompt.ts'
import { Board } from './board.tsx'
import { ending } from './ending.tsx'
import { duration } from './mat/moment.ts'
import { PARTS } from './skin/skin.ts'
import { soundOf } from './sounds.ts'
import { tutorial } from './tutorial.ts'

export const board: BoardModule<View, Action, Event> = {
  Board,
  scene: {},
  drawsCompared: true,
  // Throws have their button beside the sticks, moves are made on the squares.
  isOnBoard: () => true,
  prompt,
  standing: describeStanding,
  ending,
  duration,
  soundOf,
  drawnIn: event => (event.type === 'thrown' ? { seat: event.seat, value: String(event.value) } : undefined),
  odds(options) {
    const isUniform = typeof options === 'object' && options !== null && Reflect.get(options, 'throws') === 'uniform'
    return WEIGHTS[isUniform ? 'uniform' : 'sticks'].map((weight, i) => ({ value: String(i + 1), weight }))
  },
  tutorial,
  skin: PARTS,
}
