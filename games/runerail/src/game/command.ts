import { type GameAction, ok, type Refused, type Result, type Seat } from '@turnwise/engine'
import type { Milepost } from './content/types.ts'
import type { BuiltSection } from './events.ts'
import type { Flow } from './flow.ts'
import type { Point } from './map/geometry.ts'
import type { Pending, Phase, Shared, Stage, State, View } from './types.ts'

/** What a field of a command can hold. `schema.ts` says how each kind is checked. */
export interface Kinds {
  name: string
  'name or none': string | null
  /** May be left out. */
  'name?': string
  card: number
  milepost: Milepost
  /** Steps of a train, and of a ship. */
  way: readonly Milepost[]
  course: readonly Milepost[]
  sections: readonly BuiltSection[]
}

/** A kind, or the words it is one of. */
export type Field = keyof Kinds | readonly string[]
export type Fields = Readonly<Record<string, Field>>

type ValueOf<F> = F extends keyof Kinds ? Kinds[F] : F extends readonly (infer Word)[] ? Word : never
type OptionalIn<F> = { [K in keyof F]: F[K] extends 'name?' ? K : never }[keyof F]
type Flat<T> = { readonly [K in keyof T]: T[K] }

/** One type for each set of fields. */
export type ActionWith<Type extends string, F> = F extends Fields
  ? Flat<
      { readonly type: Type } & { [K in Exclude<keyof F, OptionalIn<F>>]: ValueOf<F[K]> } & {
        [K in OptionalIn<F>]?: ValueOf<F[K]> | undefined
      }
    >
  : never

/** Everything about one command. */
export interface Command<Own extends GameAction, Checked = unknown> {
  readonly type: Own['type']
  /** Several sets where one field decides which others there are. */
  readonly fields: readonly Fields[]
  /** In which stages, and phases of a main turn; none for an answer. */
  readonly when: readonly (Stage | Phase)[]
  /** Also out of turn. */
  readonly isAnytime?: boolean
  /** The decision that it answers. */
  readonly answers?: Pending['kind']
  /** How an answer is refused to a seat that is not asked; left out, like any other command. */
  readonly unasked?: Refused
  /** What can be offered; what `check` refuses is left out. */
  options(state: State, seat: Seat): readonly Own[]
  /** Not everything that is legal is offered. */
  optionsAreSome?(state: State, seat: Seat): boolean
  /** Why not; what it finds out is handed on to `apply`. A view is asked too, to explain. */
  check?(state: State | View, seat: Seat, action: Own): Result<Checked>
  /** A refusal halfway leaves everything as it was. */
  apply(flow: Flow, seat: Seat, action: Own, checked: Checked): Refused | undefined
  /** Mileposts that a click can mean it by. */
  destinations?(turn: OwnTurn<Own>): Iterable<Destination<Own>>
  readonly words: CommandWords<Own>
}

/** What a player sees when choosing. */
interface OwnTurn<Own> {
  readonly view: View
  readonly seat: Seat
  /** The choices of this command. */
  readonly legal: readonly Own[]
}

export interface Destination<Own> {
  readonly action: Own
  readonly point: Point
  /** The way there, the present milepost first. */
  readonly way: readonly Point[]
  readonly steps: number
  readonly gold: number
}

/** A choice as a card to take: what it is called, what it costs and does, and what to beware of. */
export interface ChoiceCard {
  readonly name: string
  readonly facts: string
  readonly warning?: string | undefined
}

export interface TypedLine<Own> extends OwnTurn<Own> {
  /** What was typed behind the verb. */
  readonly rest: string
}

interface CommandWords<Own extends GameAction> {
  /** Its heading in a long list. */
  readonly group: string
  /** As it appears in a list of choices. */
  describe(action: Own, view: Shared): string
  /** As advice, with what it is good for. */
  advise?(action: Own, view: Shared): string
  card?(action: Own, view: View, seat: Seat): Partial<ChoiceCard>
  /** What a player may miss in this phase; the reason is in words, or it is asked of `check`. */
  readonly missing?: {
    readonly phase?: Phase
    readonly what: string
    ask(view: View, seat: Seat): Own | string | undefined
  }
  /** It begins with one of these, or with its type. */
  readonly verbs: readonly string[]
  /** What to type and what for; commands with the same purpose share a line. */
  readonly help: readonly [usage: string, purpose: string]
  typed(action: Own, view: View): string
  /** Undefined if another command of the same verb is meant. */
  parse(line: TypedLine<Own>): Result<Own> | undefined
}

/** The fields decide the type of the actions. */
export function defineCommand<const Type extends string, const Sets extends readonly Fields[], Checked = undefined>(
  command: Omit<Command<ActionWith<Type, Sets[number]>, Checked>, 'type' | 'fields'> & {
    readonly type: Type
    readonly fields: Sets
  },
): Command<ActionWith<Type, Sets[number]>, Checked> {
  return command
}

type PlainWords = Pick<CommandWords<GameAction>, 'group' | 'help'> & {
  readonly verb: string
  describe(view: Shared): string
  readonly missing?: { readonly phase?: Phase; readonly what: string }
}

/** A command without fields: there is one action, and the verb alone is typed for it. */
export function definePlainCommand<const Type extends string, Checked = undefined>({
  type,
  words: { verb, describe, missing, ...words },
  ...rules
}: Omit<Command<{ readonly type: Type }, Checked>, 'type' | 'fields' | 'options' | 'words'> & {
  readonly type: Type
  readonly words: PlainWords
}): Command<{ readonly type: Type }, Checked> {
  const action = { type }
  return {
    ...rules,
    type,
    fields: [{}],
    options: () => [action],
    words: {
      ...words,
      describe: (_, view) => describe(view),
      ...(missing === undefined ? {} : { missing: { ...missing, ask: () => action } }),
      verbs: [verb],
      typed: () => verb,
      parse: ({ rest }) => (rest === '' ? ok(action) : undefined),
    },
  }
}

export const DONE = ok(undefined)

/** The actions of a command. */
export type OwnAction<C> = C extends { options(state: State, seat: Seat): readonly (infer Own)[] } ? Own : never
