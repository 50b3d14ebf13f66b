import type { z } from 'zod'
import { Refusal } from './errors.ts'

declare const CHECKED: unique symbol

/** A value that its schema has accepted. Only `check` makes one, so that nothing else can be handed to a handler. */
export type Checked<Value> = Value & { readonly [CHECKED]: true }

/** A value by its schema, or a refusal that says where it does not fit. */
export function check<Output>(schema: z.ZodType<Output>, value: unknown): Checked<Output> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new Refusal('bad-request', firstIssue(parsed.error))
  // The mark exists for the compiler only, so that this is the one place that can set it.
  return parsed.data as Checked<Output>
}

function firstIssue({ issues: [issue] }: z.ZodError): string {
  if (issue === undefined) return 'The request has the wrong shape.'
  const path = issue.path.join('.')
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) return `${path} is missing.`
  return path === '' ? issue.message : `${path}: ${issue.message}`
}
