/** Every code that an answer can carry, with its HTTP status. */
export const ERROR_STATUS = {
  'bad-request': 400,
  'unknown-command': 400,
  unauthorized: 401,
  forbidden: 403,
  'unknown-game': 404,
  'unknown-match': 404,
  conflict: 409,
  'not-your-turn': 409,
  'match-over': 409,
  'too-large': 413,
  'illegal-action': 422,
  'rate-limited': 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

export interface WireError {
  readonly code: ErrorCode
  readonly message: string
  readonly details?: Readonly<Record<string, unknown>>
}

/**
 * The one error of the wire, on both sides of it. A handler that throws it ends its request with an error answer, and
 * nothing has been changed by then.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  readonly details: Readonly<Record<string, unknown>> | undefined

  constructor(code: ErrorCode, message: string, details?: Readonly<Record<string, unknown>>) {
    super(message)
    this.code = code
    this.details = details
  }
}

/** What a caller is told of an error; of one that is not a refusal, nothing but that it happened. */
export function wireError(error: unknown): WireError {
  if (!(error instanceof Refusal)) {
    return { code: 'internal', message: 'Something went wrong here: look at the match before you try again.' }
  }
  const { code, message, details } = error
  return details === undefined ? { code, message } : { code, message, details }
}

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, code)
}
