import { type Answer, anyRequest, firstIssue, Refusal } from '@turnwise/protocol'
import type { z } from 'zod'

/** A request by its schema, or a refusal that says where it does not fit. */
export function parse<Output>(schema: z.ZodType<Output>, request: unknown): Output {
  const parsed = schema.safeParse(request)
  if (!parsed.success) throw new Refusal('bad-request', firstIssue(parsed.error))
  return parsed.data
}

export function answerTo(request: unknown, fields: object): Answer {
  const { cmd, id } = anyRequest.parse(request)
  return { response: `${cmd}-response`, status: 'ok', ...(id === undefined ? {} : { id }), ...fields }
}
