import type { z } from 'zod'
import { type Checked, check } from './checked.ts'
import { COMMANDS, LIVE_COMMANDS } from './commands/index.ts'
import type { ReadonlyDeep } from './readonly-deep.ts'

/** Everything below follows from the two lists of commands. */
export type CommandName = keyof typeof COMMANDS
export type LiveCommandName = keyof typeof LIVE_COMMANDS

type Requests = { readonly [Name in CommandName]: z.output<(typeof COMMANDS)[Name]['request']> }
type LiveRequests = { readonly [Name in LiveCommandName]: z.output<(typeof LIVE_COMMANDS)[Name]['request']> }
type Answers = { readonly [Name in CommandName]: ReadonlyDeep<z.output<(typeof COMMANDS)[Name]['answer']>> }
type LiveAnswers = {
  readonly [Name in LiveCommandName]: ReadonlyDeep<z.output<(typeof LIVE_COMMANDS)[Name]['answer']>>
}

/** A checked request of the table's own. */
export type Command<Name extends CommandName = CommandName> = Checked<Requests[Name]>
export type LiveCommand<Name extends LiveCommandName = LiveCommandName> = Checked<LiveRequests[Name]>

/** What a command answers, as programs see it: actions by their `type`, on every carrier. */
export type Answer<Name extends CommandName = CommandName> = Answers[Name]
export type LiveAnswer<Name extends LiveCommandName = LiveCommandName> = LiveAnswers[Name]

/** What a caller writes: the fields of a command beside its name. */
export type RequestFields<Name extends CommandName> = ReadonlyDeep<
  Omit<z.input<(typeof COMMANDS)[Name]['request']>, 'cmd' | 'id'>
>

/** The same lists, typed so that each name has its own types. */
const BY_NAME: {
  readonly [Name in CommandName]: {
    readonly request: z.ZodType<Requests[Name]>
    readonly answer: z.ZodType<Answers[Name]>
  }
} = COMMANDS
const LIVE_BY_NAME: { readonly [Name in LiveCommandName]: { readonly request: z.ZodType<LiveRequests[Name]> } } =
  LIVE_COMMANDS

export function parseCommand<Name extends CommandName>(name: Name, request: unknown): Command<Name> {
  return check(BY_NAME[name].request, request)
}

export function parseLiveCommand<Name extends LiveCommandName>(name: Name, request: unknown): LiveCommand<Name> {
  return check(LIVE_BY_NAME[name].request, request)
}

export function answerSchema<Name extends CommandName>(name: Name): z.ZodType<Answer<Name>> {
  return BY_NAME[name].answer
}

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name)
}

export function isLiveCommandName(name: string): name is LiveCommandName {
  return Object.hasOwn(LIVE_COMMANDS, name)
}
