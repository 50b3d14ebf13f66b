import type { Attempt } from '../history.ts'

type Answer = Readonly<Record<string, unknown>>

export function codeOf(answer: Answer | undefined): string | undefined {
  const error: unknown = answer?.error
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined
}

/** An internal error leaves the result unknown; a doubled request may conflict with its own first copy. */
export function resultOf(answer: Answer | undefined): Attempt['result'] {
  if (answer?.status === 'ok' && typeof answer.seq === 'number') return { kind: 'ok', seq: answer.seq }
  const code = codeOf(answer)
  if (code === undefined || code === 'internal' || code === 'conflict') return { kind: 'unknown' }
  return { kind: 'refused', code }
}
