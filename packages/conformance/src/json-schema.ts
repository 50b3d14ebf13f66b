import { type Rng, type Schema, sameJson } from '@turnwise/engine'
import { childOf, isBranch } from './paths.ts'

/** The JSON Schema that a library gives beside its Standard Schema, or undefined (https://standardschema.dev/json-schema). */
export function jsonSchemaOf(schema: Schema): unknown {
  const standard = childOf(childOf(schema['~standard'], 'jsonSchema'), 'input')
  if (typeof standard !== 'function') return undefined
  try {
    return standard({ target: 'draft-2020-12' })
  } catch {
    // Not every schema can be written as JSON Schema; then actions are only made from those that were seen.
    return undefined
  }
}

/** Every value that the `type` of an action can have, as far as the JSON Schema tells. */
export function typesIn(schema: unknown): readonly string[] {
  if (!isBranch(schema)) return []
  const type = childOf(childOf(childOf(schema, 'properties'), 'type'), 'const')
  const here = typeof type === 'string' ? [type] : []
  return [...here, ...branchesOf(schema).flatMap(typesIn)]
}

/** The names of all fields that an action can have at its top. */
export function fieldsIn(schema: unknown): readonly string[] {
  if (!isBranch(schema)) return []
  return [...Object.keys(Object(childOf(schema, 'properties'))), ...branchesOf(schema).flatMap(fieldsIn)]
}

/** Words and numbers worth trying in a field, by its name. */
export type Pool = (field: string) => readonly unknown[]

/** Some value that the schema describes, more or less: whatever does not fit is refused by the schema itself. */
export function generate(schema: unknown, rng: Rng, pool: Pool, field = '', root: unknown = schema): unknown {
  const reference = childOf(schema, '$ref')
  if (typeof reference === 'string') {
    const target = reference.split('/').slice(1).reduce(childOf, root)
    return generate(target, rng, pool, field, root)
  }
  const branches = branchesOf(schema)
  if (branches.length > 0) return generate(rng.pick(branches), rng, pool, field, root)
  if (isBranch(schema) && Object.hasOwn(schema, 'const')) return childOf(schema, 'const')
  const choices = childOf(schema, 'enum')
  if (Array.isArray(choices)) return rng.pick(choices)
  const known = pool(field)
  switch (childOf(schema, 'type')) {
    case 'object':
      return generateObject(schema, rng, pool, root)
    case 'array':
      return generateArray(schema, rng, pool, field, root)
    case 'integer':
    case 'number':
      return known.length > 0 && rng.int(2) === 0 ? rng.pick(known) : generateNumber(schema, rng)
    case 'boolean':
      return rng.int(2) === 0
    case 'null':
      return null
    default:
      return known.length > 0 ? rng.pick(known) : 'x'
  }
}

function generateObject(schema: unknown, rng: Rng, pool: Pool, root: unknown): unknown {
  const required = childOf(schema, 'required')
  const isRequired = (name: string) => Array.isArray(required) && required.includes(name)
  return Object.fromEntries(
    Object.entries(Object(childOf(schema, 'properties')))
      .filter(([name]) => isRequired(name) || rng.int(2) === 0)
      .map(([name, part]) => [name, generate(part, rng, pool, name, root)]),
  )
}

function generateArray(schema: unknown, rng: Rng, pool: Pool, field: string, root: unknown): unknown {
  const parts = childOf(schema, 'prefixItems')
  if (Array.isArray(parts)) return parts.map(part => generate(part, rng, pool, field, root))
  const known = pool(field).filter(Array.isArray)
  if (known.length > 0 && rng.int(2) === 0) return rng.pick(known)
  const least = Number(childOf(schema, 'minItems') ?? 0)
  const items = childOf(schema, 'items')
  return Array.from({ length: least + rng.int(3) }, () => generate(items, rng, pool, field, root))
}

function generateNumber(schema: unknown, rng: Rng): number {
  const least = Number(childOf(schema, 'minimum') ?? -2)
  const most = Math.min(Number(childOf(schema, 'maximum') ?? least + 30), least + 1000)
  return rng.int(4) === 0 ? rng.pick([least, most]) : least + rng.int(most - least + 1)
}

function branchesOf(schema: unknown): readonly unknown[] {
  return ['oneOf', 'anyOf', 'allOf'].flatMap(name => {
    const branches = childOf(schema, name)
    return Array.isArray(branches) ? branches.filter(branch => !sameJson(branch, {})) : []
  })
}
