import { Refusal, wireErrorSchema } from '@turnwise/protocol'
import type { z } from 'zod'

/** The answer in a server's message, parsed by its schema; a refusal is thrown. */
export function readAnswer<Output>(schema: z.ZodType<Output>, message: unknown): Output {
  if (statusOf(message) === 'error') throw readRefusal(message)
  const parsed = schema.safeParse(message)
  if (!parsed.success) throw unreadable()
  return parsed.data
}

/** A server of another version, or of another kind. */
export function unreadable(): Refusal {
  return new Refusal('internal', 'The server sent something that this client does not know.')
}

export function readRefusal(message: unknown): Refusal {
  const error: unknown = typeof message === 'object' && message !== null ? Reflect.get(message, 'error') : undefined
  const parsed = wireErrorSchema.safeParse(error)
  if (!parsed.success) return unreadable()
  const { code, message: sentence, details } = parsed.data
  return new Refusal(code, sentence, details)
}

/** It is unknown whether the request was carried out; `expectedSeq` and keys make it safe to repeat. */
export function disconnected(): Refusal {
  return new Refusal(
    'disconnected',
    'The server did not answer just now. Nothing that was acknowledged is lost: look again in a moment.',
  )
}

function statusOf(message: unknown): unknown {
  return typeof message === 'object' && message !== null ? Reflect.get(message, 'status') : undefined
}
