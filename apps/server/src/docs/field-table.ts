import type { JsonSchema } from '@turnwise/protocol'
import { z } from 'zod'

/** The parts of a JSON Schema that a table of fields shows. */
const fieldSchema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  description: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  required: z.array(z.string()).default([]),
  get anyOf() {
    return z.array(fieldSchema).optional()
  },
  get oneOf() {
    return z.array(fieldSchema).optional()
  },
  get items() {
    return fieldSchema.optional()
  },
  get properties() {
    return z.record(z.string(), fieldSchema).optional()
  },
})
type Field = z.output<typeof fieldSchema>

/** The fields of the envelope, described once for all commands. */
const ENVELOPE: ReadonlySet<string> = new Set(['cmd', 'id', 'push'])

/** A row for each field, nested ones included. */
export function fieldTable(title: string, schema: JsonSchema): string {
  const rows = rowsOf(fieldSchema.parse(schema), '')
  if (rows.length === 0) return ''
  return `| ${title} | is | |\n|---|---|---|\n${rows.join('\n')}\n`
}

function rowsOf({ properties = {}, required }: Field, prefix: string): readonly string[] {
  return Object.entries(properties)
    .filter(([name]) => prefix !== '' || !ENVELOPE.has(name))
    .flatMap(([name, field]) => {
      const path = `${prefix}${name}`
      const mark = required.includes(name) ? '' : '?'
      const inner = field.items?.properties !== undefined ? field.items : field
      const below = inner.properties === undefined ? [] : rowsOf(inner, `${path}${inner === field ? '.' : '[].'}`)
      return [`| \`${path}\`${mark} | ${typeOf(field)} | ${field.description ?? ''} |`, ...below]
    })
}

function typeOf(field: Field): string {
  const { type, enum: values, const: value, items, properties, maxLength, minimum, maximum } = field
  if (value !== undefined) return `\`${String(value)}\``
  if (values !== undefined) return values.map(choice => `\`${String(choice)}\``).join(', ')
  const choices = field.anyOf ?? field.oneOf
  if (choices !== undefined) return choices.map(choiceOf).join(' or ')
  if (type === 'array') return items === undefined ? 'list' : `list of ${typeOf(items)}`
  if (properties !== undefined || type === 'object') return 'object'
  if (type === 'string') return maxLength === undefined ? 'text' : `text up to ${maxLength}`
  if (type === 'integer') return `whole number${rangeOf(minimum, maximum)}`
  if (type === 'number') return `number${rangeOf(minimum, maximum)}`
  return type === undefined ? 'any JSON' : String(type)
}

function choiceOf(field: Field): string {
  const { properties } = field
  if (properties === undefined) return typeOf(field)
  const inside = Object.entries(properties).map(([name, inner]) => `${name}: ${typeOf(inner)}`)
  return `{ ${inside.join(', ')} }`
}

function rangeOf(minimum: number | undefined, maximum: number | undefined): string {
  if (maximum === undefined || maximum === Number.MAX_SAFE_INTEGER) return ''
  return ` from ${minimum ?? 0} to ${maximum}`
}
