import type { TextFace } from '@turnwise/engine'
import type { Action } from '../game/commands/index.ts'
import type { Event } from '../game/events.ts'
import type { View } from '../game/types.ts'
import { describeAction } from '../game/words/actions.ts'
import { describeEvent } from '../game/words/events.ts'
import { prompt } from '../game/words/prompt.ts'
import { ask } from './ask.ts'
import { helpLines, parse, typed } from './parse.ts'
import { show } from './show.ts'

export const face: TextFace<View, Action, Event> = {
  show,
  prompt,
  describeAction,
  describeEvent,
  parse,
  typed,
  ask,
  help: helpLines().join('\n'),
}
