import type { Rejection } from '@turnwise/engine'
import { isErrorCode, Refusal } from '@turnwise/protocol'

/** Another process wrote to the log first, so that this copy of the match was old: read it again and ask once more. */
export class Stale extends Refusal {
  constructor(seq: number) {
    super('conflict', 'Another action came first.', { seq })
  }
}

/** The store failed on the way: whether the entry is in the log, only the log can say. */
export class UncertainCommit extends Refusal {
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

/** The store could not take it just now, or nobody knows whether it did: worth another attempt a little later. */
export function isStoreTrouble(error: unknown): boolean {
  return error instanceof UncertainCommit || (error instanceof Refusal && error.code === 'unavailable')
}
