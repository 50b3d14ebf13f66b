import { z } from 'zod'
import { ACT } from './act.ts'
import { COMMANDS, LIVE_COMMANDS } from './commands/index.ts'
import { wireErrorSchema } from './errors.ts'
import { PUSHES } from './pushes.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

/** The wire as JSON Schemas: what each command takes and answers, each push, and the error of a refused request. */
export function protocolSchemas() {
  return {
    requests: mapped({ ...COMMANDS, ...LIVE_COMMANDS }, ({ request }) => schemaOf(request)),
    answers: mapped({ ...COMMANDS, ...LIVE_COMMANDS }, ({ answer }) => schemaOf(answer)),
    action: { request: schemaOf(ACT.request), answer: schemaOf(ACT.answer) },
    pushes: mapped(PUSHES, schemaOf),
    error: schemaOf(wireErrorSchema),
  } as const
}

function mapped<Value>(
  all: Readonly<Record<string, Value>>,
  schema: (value: Value) => JsonSchema,
): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, schema(value)]))
}

/** As it is on the wire: actions by their `cmd`. */
function schemaOf(schema: z.ZodType): JsonSchema {
  const { '~standard': _standard, ...plain } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return plain
}
