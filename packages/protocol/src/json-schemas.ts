import { z } from 'zod'
import { ANSWERS, actionAnswer, LIVE_ANSWERS } from './answers.ts'
import { wireErrorSchema } from './errors.ts'
import { PUSHES } from './pushes.ts'
import { COMMANDS, LIVE_COMMANDS, wireAction } from './requests.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

/** The wire as JSON Schemas: what each command takes and answers, each push, and the error of a refused request. */
export function protocolSchemas() {
  return {
    requests: schemasOf({ ...COMMANDS, ...LIVE_COMMANDS }),
    answers: schemasOf({ ...ANSWERS, ...LIVE_ANSWERS }),
    action: { request: schemaOf(wireAction), answer: schemaOf(actionAnswer) },
    pushes: schemasOf(PUSHES),
    error: schemaOf(wireErrorSchema),
  } as const
}

function schemasOf(schemas: Readonly<Record<string, z.ZodType>>): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, schemaOf(schema)]))
}

/** As it is on the wire: actions by their `cmd`. */
function schemaOf(schema: z.ZodType): JsonSchema {
  const { '~standard': _standard, ...plain } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return plain
}
