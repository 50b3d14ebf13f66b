import type { TextFace } from '@turnwise/engine'
import { describeEvent, type RunEvent } from '../game/events.ts'
import type { GameView, PlayerAction } from '../game/types.ts'
import { describeAction, formatLine, HELP, parseLine } from './commands.ts'
import { renderScreen } from './display.ts'
import { describePrompt } from './prompt.ts'

export const face: TextFace<GameView, PlayerAction, RunEvent> = {
  show: renderScreen,
  prompt: describePrompt,
  describeAction,
  describeEvent: event => describeEvent(event),
  parse: (line, view, legal) => parseLine(line, view.phase, legal),
  typed: formatLine,
  takesText: view => view.phase === 'genie' && view.genie?.blessingEntered === false,
  help: HELP,
}
