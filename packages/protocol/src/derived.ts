import type { z } from 'zod'
import { type Checked, check } from './checked.ts'
import { COMMANDS, LIVE_COMMANDS } from './commands/index.ts'
import type { ReadonlyDeep } from './readonly-deep.ts'

/** Everything below follows from the two lists of commands. */
const ALL = { ...COMMANDS, ...LIVE_COMMANDS }

export type CommandName = keyof typeof COMMANDS
export type LiveCommandName = keyof typeof LIVE_COMMANDS
type AnyName = CommandName | LiveCommandName

type Requests = { readonly [Name in AnyName]: z.output<(typeof ALL)[Name]['request']> }
type Answers = { readonly [Name in AnyName]: ReadonlyDeep<z.output<(typeof ALL)[Name]['answer']>> }

/** A checked request: of the table's own, unless a live command is named. */
export type Command<Name extends AnyName = CommandName> = Checked<Requests[Name]>

/** What a command answers, as programs see it: actions by their `type`, on every carrier. */
export type Answer<Name extends AnyName = CommandName> = Answers[Name]

/** What a caller writes: the fields of a command beside its name. */
export type RequestFields<Name extends CommandName> = ReadonlyDeep<
  Omit<z.input<(typeof COMMANDS)[Name]['request']>, 'cmd' | 'id'>
>

/** The same lists, typed so that each name has its own types. */
const BY_NAME: {
  readonly [Name in AnyName]: {
    readonly request: z.ZodType<Requests[Name]>
    readonly answer: z.ZodType<Answers[Name]>
  }
} = ALL

export function parseCommand<Name extends AnyName>(name: Name, request: unknown): Command<Name> {
  return check(BY_NAME[name].request, request)
}

export function answerSchema<Name extends AnyName>(name: Name): z.ZodType<Answer<Name>> {
  return BY_NAME[name].answer
}

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name)
}

export function isLiveCommandName(name: string): name is LiveCommandName {
  return Object.hasOwn(LIVE_COMMANDS, name)
}
