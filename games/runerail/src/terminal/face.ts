import type { TextFace } from '@turnwise/engine'
import type { Action } from '../game/commands/index.ts'
import { CHOOSE_FOREMAN_COST, DRAW_FOREMAN_COST, UPGRADE_COST } from '../game/costs.ts'
import type { Event } from '../game/happenings.ts'
import type { View } from '../game/types.ts'
import { describeAction } from '../game/words/actions.ts'
import { describeEvent } from '../game/words/events.ts'
import { prompt } from '../game/words/prompt.ts'
import { ask } from './ask.ts'
import { parse } from './parse.ts'
import { show } from './show.ts'
import { typed } from './typed.ts'

export const face: TextFace<View, Action, Event> = {
  show,
  prompt,
  describeAction,
  describeEvent,
  parse,
  typed,
  ask,
  help: [
    'take NAME | take none         the draft of foremen',
    'place CITY                    where the train starts',
    'look CITY | look              move the map to a city, or back to the train',
    'demands                       your cards: where the goods are, what the track costs',
    'where GOOD                    which cities supply it and ask for it',
    'path to CITY | path from CITY to CITY   steps and track that a way takes',
    'legend · events               the marks of the map, the events in force',
    'move CITY | move w w nw       move the train; also to a milepost, as 31,10 or u11,6 underground',
    'pick GOOD · drop GOOD · deliver GOOD [CARD]   loads, in a city',
    'next · end                    the next phase, the end of the turn',
    'ship · board SHIP | board none · sail CITY · ashore   ships, from a port',
    'build to CITY                 the cheapest track there, as far as gold and limit go',
    'build 39,12 w                 one section of track',
    `upgrade TRAIN [drop GOOD]     ${UPGRADE_COST} gold a level`,
    `hire deck | hire discard | hire NAME · keep NAME   foremen, ${DRAW_FOREMAN_COST} or ${CHOOSE_FOREMAN_COST} gold`,
    'discard · borrow · rescue     at the start of a turn: a new hand, a loan, a way out',
    'lose GOOD                     when an event takes a load',
    'resign                        leave the match',
  ].join('\n'),
}
