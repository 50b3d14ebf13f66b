import { fail, type TextFace } from '@turnwise/engine'
import type { Event } from '../game/events.ts'
import type { GameView, PlayerAction } from '../game/types.ts'
import { describeBoard } from '../game/words/explain.ts'
import { describeAction, describeEvent, prompt } from '../game/words/prompt.ts'
import { answerInfo, formatLine, HELP, INVALID, parseLine } from './commands.ts'
import { renderScreen } from './show.ts'
import { wrap } from './text.ts'

export const face: TextFace<GameView, PlayerAction, Event> = {
  show: renderScreen,
  speak: describeBoard,
  prompt,
  describeAction,
  describeEvent: event => describeEvent(event),
  parse(line, view, legal) {
    const parsed = parseLine(line, view.phase, legal)
    if (parsed.ok || parsed.error.message !== INVALID) return parsed
    return fail('not-understood', `"${line.trim()}" is no command here. Type ? for the commands.`)
  },
  typed: formatLine,
  ask(line, view, { width }) {
    const text = answerInfo(line, view)
    return text === undefined ? undefined : { text: wrap(text, width) }
  },
  takesText: view => view.phase === 'genie' && view.genie?.blessingEntered === false,
  help: HELP,
}
