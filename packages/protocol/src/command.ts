import { z } from 'zod'
import type { WireErrorCode } from './errors.ts'
import { requestId } from './fields.ts'
import type { ReadonlyDeep } from './readonly-deep.ts'

/** The JSON object of a request, before its schema has accepted it. */
export type Fields = Readonly<Record<string, unknown>>

/** What the examples of the API page play with: a match of Ada and Ben. */
export interface ExampleFacts {
  readonly game: string
  readonly bot: string
  readonly match_id: string
  readonly ada: ExampleSeat
  readonly ben: ExampleSeat
  readonly endpoint: string
  readonly record: unknown
}

export interface ExampleSeat {
  readonly match_id: string
  readonly player_id: number
  readonly token: string
}

const id = requestId.optional()

type RequestOf<Takes extends z.ZodRawShape> = ReadonlyDeep<z.input<z.ZodObject<Takes & { readonly id: typeof id }>>>

interface Parts<Takes extends z.ZodRawShape, Gives extends z.ZodRawShape, Example> {
  /** What it is for, in the words of the API page. */
  readonly note: string
  /** The fields of a request beside `cmd` and `id`. */
  readonly takes: Takes
  /** The fields of an answer beside the envelope. A client ignores fields that it does not know. */
  readonly gives: Gives
  /** Errors beyond the common ones. */
  readonly errors: readonly WireErrorCode[]
  /** What it costs against the rates; one if it is left out. */
  readonly cost?: number | ((fields: Fields) => number)
  /** A request of the match that the API page shows; a live command has none. */
  readonly example?: (facts: ExampleFacts) => Example
}

/** Everything about one command of the wire. */
export function command<
  const Name extends string,
  Takes extends z.ZodRawShape,
  Gives extends z.ZodRawShape,
  const Example extends RequestOf<Takes>,
>(name: Name, { takes, gives, cost = 1, example, ...rest }: Parts<Takes, Gives, Example>) {
  // Wide types: those who charge and those who write the page take any command.
  const shown: ((facts: ExampleFacts) => object) | undefined = example
  const charged: number | ((fields: Fields) => number) = cost
  return {
    ...rest,
    name,
    cost: charged,
    example: shown,
    request: z.strictObject({ id, cmd: z.literal(name), ...takes }),
    answer: z.object(gives),
  } as const
}

/** A list whose keys are the names of its commands. */
export function named<const List extends { readonly [Name in keyof List]: { readonly name: Name } }>(list: List): List {
  return list
}
