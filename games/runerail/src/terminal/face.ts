import type { TextFace } from '@turnwise/engine'
import type { Action } from '../game/actions.ts'
import type { Event } from '../game/happenings.ts'
import type { View } from '../game/types.ts'
import { describeAction } from '../words/actions.ts'
import { describeEvent } from '../words/events.ts'
import { prompt } from '../words/prompt.ts'
import { parse } from './parse.ts'
import { show } from './show.ts'

export const face: TextFace<View, Action, Event> = {
  show,
  prompt,
  describeAction,
  describeEvent,
  parse,
  help: [
    'take NAME | take none         the draft of foremen',
    'place CITY                    where the train starts',
    'path to CITY                  what the way there would take; nothing is played',
    'move CITY | move 31,10 | move w w nw   move the train; u11,6 lies underground',
    'pick GOOD · drop GOOD · deliver GOOD [CARD]   loads, in a city',
    'next · end                    the next phase, the end of the turn',
    'ship · board SHIP | board none · sail 47,7 · ashore   ships, from a port',
    'build to CITY                 the cheapest track there, as far as gold and limit go',
    'build 39,12 w | build 39,12 38,12      one section of track',
    'upgrade TRAIN [drop GOOD]     10 gold a level',
    'hire deck | hire discard | hire NAME · keep NAME   foremen, 1 or 5 gold',
    'discard · borrow · rescue     first act of a turn: a new hand, a loan, a way out',
    'lose GOOD                     when an event takes a load',
    'resign                        leave the match',
    'Map: . plain, d desert, f forest, m mountain, j jungle, A alpine, V volcano, r rock, ~ sea, w strait,',
    '  p port, u entrance, s c small and medium city, * @ P major city; numbers are trains;',
    '  strokes are your own track, small letters between mileposts that of others (2b: train 2, track b).',
  ].join('\n'),
}
