import type { Rejection } from '@turnwise/engine'

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
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

export interface WireError {
  readonly code: ErrorCode
  readonly message: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** Ends the handling of one request with an error answer; nothing has been changed by then. */
export class Refusal extends Error {
  readonly error: WireError

  constructor(code: ErrorCode, message: string, details?: Readonly<Record<string, unknown>>) {
    super(message)
    this.error = details === undefined ? { code, message } : { code, message, details }
  }
}

/** Another process wrote to the log first, so that this copy of the match was old: read it again and ask once more. */
export class Stale extends Refusal {
  constructor(seq: number) {
    super('conflict', 'Another action came first.', { seq })
  }
}

/** The store failed on the way: whether the entry is in the log, only the log can say. */
export class Unknown extends Refusal {
  constructor(cause: unknown) {
    super('internal', 'It is not known whether this was stored: look at the match before you try again.')
    this.cause = cause
  }
}

/** A game's or the match's own refusal: its finer code travels as `rule_code`. */
export function refusalOf(rejection: Rejection): Refusal {
  const { code, message, details } = rejection
  if (isErrorCode(code)) return new Refusal(code, message, details)
  return new Refusal('illegal-action', message, { ...details, rule_code: code })
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, code)
}
