/**
 * The Standard Schema interface, as far as the engine needs it (https://standardschema.dev).
 * Games bring the schema library; the engine only ever calls `~standard.validate`.
 */
export interface Schema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined
  }
}

/** What a schema says of a value. */
export type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] }

/** One thing that does not fit a schema, and where. */
export interface SchemaIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

import { fail, ok, type Result } from './result.ts'

/** Parses an untrusted value; the refusal names the first place that does not fit, under the name of the value. */
export function parseWith<Output>(schema: Schema<Output>, value: unknown, name?: string): Result<Output> {
  const result = schema['~standard'].validate(value)
  if (result instanceof Promise) return fail('bad-request', 'An asynchronous schema cannot be used here.')
  if (result.issues === undefined) return ok(result.value)
  const first = result.issues[0]
  const steps = (first?.path ?? []).map(step => String(typeof step === 'object' ? step.key : step))
  const path = [...(name === undefined ? [] : [name]), ...steps].join('.')
  const message = first?.message ?? 'does not fit its schema'
  return fail('bad-request', path === '' ? message : `${path}: ${message}`)
}
