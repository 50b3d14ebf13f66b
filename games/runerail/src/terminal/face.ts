import { fail, type Result, type Seat, type TextFace } from '@turnwise/engine'
import { type Action, COMMANDS, commandOf } from '../game/commands/index.ts'
import type { Event } from '../game/events.ts'
import type { View } from '../game/types.ts'
import { describeAction } from '../game/words/actions.ts'
import { describeEvent } from '../game/words/events.ts'
import { prompt } from '../game/words/prompt.ts'
import { ask } from './ask.ts'
import { show } from './show.ts'

const QUESTIONS = [
  ['look CITY | look', 'move the map to a city, or back to the train'],
  ['demands', 'your cards: where the goods are, what the track costs'],
  ['where GOOD', 'which cities supply it and ask for it'],
  ['path to CITY | path from CITY to CITY', 'steps and track that a way takes'],
  ['legend · events', 'the marks of the map, the events in force'],
] as const

export const face: TextFace<View, Action, Event> = {
  show,
  prompt,
  describeAction,
  describeEvent,
  parse,
  typed: (action, view) => commandOf(action).words.typed(action, view),
  ask,
  help: helpLines().join('\n'),
}

/** A command by its name; the rules themselves refuse what is not allowed, so their reason is the one that is shown. */
function parse(line: string, view: View, legal: readonly Action[], seat: Seat): Result<Action> {
  const text = line.trim().replaceAll(/\s+/g, ' ')
  const [word = '', ...words] = text.split(' ')
  const verb = word.toLowerCase()
  const rest = words.join(' ')
  for (const command of COMMANDS) {
    if (command.type !== verb && !command.words.verbs.includes(verb)) continue
    const own = legal.filter(({ type }) => type === command.type)
    const parsed = command.words.parse({ rest, view, legal: own, seat })
    if (parsed !== undefined) return parsed
  }
  return fail('bad-request', `"${word}" is not understood. Type help for the commands.`)
}

/** Commands with one purpose share a line. */
function helpLines(): readonly string[] {
  const usages = new Map<string, string[]>()
  for (const [usage, purpose] of [...QUESTIONS, ...COMMANDS.map(({ words }) => words.help)])
    usages.set(purpose, [...(usages.get(purpose) ?? []), usage])
  return [...usages].map(([purpose, all]) => `${all.join(' · ').padEnd(27)}   ${purpose}`)
}
