/** Refusals are values: a code for programs and a sentence for players. */
export interface Rejection {
  readonly code: string
  readonly message: string
  /** Facts for the client, such as the failing step of a path; never anything that the sender may not know. */
  readonly details?: Readonly<Record<string, unknown>>
}

/** Success with a value, or a problem. Nothing in the rules throws. */
export type Result<Value, Problem = Rejection> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Problem }

/** A success, with what it gives. */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

/** A refusal, with a code for programs and a sentence for players. */
export function fail(
  code: string,
  message: string,
  details?: Readonly<Record<string, unknown>>,
): { readonly ok: false; readonly error: Rejection } {
  return { ok: false, error: details === undefined ? { code, message } : { code, message, details } }
}

/** What `fail` gives. */
export type Refused = ReturnType<typeof fail>

/** A refusal by a rule of a game: the rule's own code travels beside the table's `illegal-action`. */
export function refuse(rule: string, sentence: string, details: Readonly<Record<string, unknown>> = {}): Refused {
  return fail('illegal-action', sentence, { rule_code: rule, ...details })
}
