import type { TextFace } from '@turnwise/engine'
import { describeEvent, type RunEvent } from '../game/events.ts'
import type { GameView, PlayerAction } from '../game/types.ts'
import { describeAction, HELP, parseLine } from './commands.ts'
import { renderPrompt, renderScreen } from './display.ts'

export const face: TextFace<GameView, PlayerAction, RunEvent> = {
  show: renderScreen,
  prompt: renderPrompt,
  describeAction,
  describeEvent: event => describeEvent(event),
  parse: (line, view, legal) => parseLine(line, view.phase, legal),
  help: HELP,
}
