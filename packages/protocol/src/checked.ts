import type { z } from 'zod'
import { Refusal } from './errors.ts'

declare const CHECKED: unique symbol

/** A value that its schema has accepted. Only `check` makes one, so a handler cannot be given anything else. */
export type Checked<Value> = Value & { readonly [CHECKED]: true }

/** Parses a value by its schema, or refuses it and says where it does not fit. */
export function check<Output>(schema: z.ZodType<Output>, value: unknown): Checked<Output> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new Refusal('bad-request', firstIssue(parsed.error))
  // The brand exists for the compiler only; this is the one place that sets it.
  return parsed.data as Checked<Output>
}

function firstIssue({ issues: [issue] }: z.ZodError): string {
  if (issue === undefined) return 'The request has the wrong shape.'
  const path = issue.path.join('.')
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) return `${path} is missing.`
  return path === '' ? issue.message : `${path}: ${issue.message}`
}
