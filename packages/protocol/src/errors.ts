import { z } from 'zod'

/** Every code that an answer can carry, with its HTTP status. */
export const ERROR_STATUS = {
  'bad-request': 400,
  'unknown-command': 400,
  unauthorized: 401,
  forbidden: 403,
  'unknown-game': 404,
  'unknown-match': 404,
  'rules-missing': 409,
  conflict: 409,
  'not-your-turn': 409,
  'match-over': 409,
  'too-large': 413,
  'illegal-action': 422,
  'rate-limited': 429,
  internal: 500,
  unavailable: 503,
} as const

export type WireErrorCode = keyof typeof ERROR_STATUS

/** Any request may get these. */
export const COMMON_ERRORS = ['bad-request', 'too-large', 'rate-limited', 'unavailable', 'internal'] as const

/** The match does not exist, its rules are not here, or it allows no spectators. */
export const OF_MATCH = ['unknown-match', 'rules-missing', 'forbidden'] as const
export const OF_VIEWER = [...OF_MATCH, 'unauthorized'] as const
export const OF_CHANGE = [...OF_VIEWER, 'conflict', 'match-over', 'illegal-action'] as const

/** A client has one more: there was no answer, so it is not known whether the request took effect. */
export type ErrorCode = WireErrorCode | 'disconnected'

/** Facts that a program may use. A game may add its own beside its `rule_code`, such as the `step` of a path that fails. */
const errorDetails = z.looseObject({
  missing: z
    .array(z.string())
    .exactOptional()
    .describe('with `unknown-command` and `bad-request`: what an action needs'),
  seq: z.int().exactOptional().describe('with `conflict`: where the match is'),
  rule_code: z.string().exactOptional().describe('with `illegal-action`: the rule, as a code of the game'),
  retry_after: z.number().exactOptional().describe('with `rate-limited`: seconds to wait'),
  opens_in: z
    .number()
    .exactOptional()
    .describe('with `forbidden`: milliseconds until a seat that was left may be taken'),
  problems: z.array(z.string()).exactOptional().describe('with `set-state`: why it is not a valid state'),
  entry: z.int().exactOptional().describe('with `import-match`: the entry that does not fit'),
})

export type ErrorDetails = Readonly<Record<string, unknown>>

export interface WireError {
  readonly code: WireErrorCode
  readonly message: string
  readonly details?: ErrorDetails
}

export const wireErrorSchema: z.ZodType<WireError> = z.object({
  code: z.enum(Object.keys(ERROR_STATUS).filter(isErrorCode)),
  message: z.string().describe('a sentence for a player'),
  details: errorDetails.exactOptional(),
})

/**
 * The one error of the wire, on both sides. When a handler throws it, the request gets an error answer, and nothing has
 * been changed.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  readonly details: ErrorDetails | undefined

  constructor(code: ErrorCode, message: string, details?: ErrorDetails) {
    super(message)
    this.code = code
    this.details = details
  }
}

/** The error that a caller gets. If it is not a refusal, it says only that something failed. */
export function wireError(error: unknown): WireError {
  if (!(error instanceof Refusal) || error.code === 'disconnected') {
    return { code: 'internal', message: 'Something went wrong here: look at the match before you try again.' }
  }
  const { code, message, details } = error
  return details === undefined ? { code, message } : { code, message, details }
}

export function isErrorCode(code: string): code is WireErrorCode {
  return Object.hasOwn(ERROR_STATUS, code)
}
